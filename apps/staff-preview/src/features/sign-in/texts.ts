export const signInTexts = {
  title: (product: string) => `Inloggen bij ${product}`,
  intro: "Voor adviseurs en beheerders.",
  expired: "Uw sessie is verlopen. Log opnieuw in om verder te gaan.",
  email: "E-mailadres",
  password: "Wachtwoord",
  submit: (product: string) => `Inloggen bij ${product}`,
  invalidEmail: "Voer een geldig e-mailadres in",
  passwordRequired: "Wachtwoord is verplicht",
  failed: "De combinatie van e-mailadres en wachtwoord is onjuist",
  tooMany: "Er is te vaak geprobeerd in te loggen. Wacht een kwartier en probeer het opnieuw.",
  offline: "Er is geen verbinding met de server. Controleer uw internetverbinding en probeer het opnieuw.",
  toShowroom: "Naar de showroom",
} as const;
