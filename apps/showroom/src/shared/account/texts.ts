export const accountTexts = {
  loginOn: "Inloggen op",
  /** Replaces both lines of the account button on a phone. */
  login: "Inloggen",
  my: (product: string) => `Mijn ${product}`,
  loginWithAccount: "Inloggen met je account",
  account: "Account",
  welcome: (name: string) => `Welkom, ${name}`,
  logout: "Uitloggen",
  contact: "Neem contact op",
  admin: "Admin",
  houseType: "Woningtype",
  chooseHouseType: "Kies een woningtype",
  houseTypeFailed: "Het woningtype is niet gewijzigd. Probeer het opnieuw.",
} as const;
