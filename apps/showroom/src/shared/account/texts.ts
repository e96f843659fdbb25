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
  favourites: "Uw favorieten",
  questions: "Uw vragen",
  admin: "Admin",
  houseType: "Woningtype",
  chooseHouseType: "Kies een woningtype",
  houseTypeFailed: "Het woningtype is niet gewijzigd. Probeer het opnieuw.",
  /** For staff who view the showroom as a buyer. */
  leaveFailed: "Er is geen verbinding met de server. Probeer het opnieuw zodra er weer verbinding is.",
} as const;
