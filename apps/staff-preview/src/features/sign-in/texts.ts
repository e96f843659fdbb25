export const signInTexts = {
  title: (product: string) => `Inloggen bij ${product}`,
  intro: "Voor adviseurs en beheerders.",
  expired: "Uw sessie is verlopen. Log opnieuw in om verder te gaan.",
  submit: (product: string) => `Inloggen bij ${product}`,
  invalidEmail: "Voer een geldig e-mailadres in",
  passwordRequired: "Wachtwoord is verplicht",
  toShowroom: "Naar de showroom",
} as const;
