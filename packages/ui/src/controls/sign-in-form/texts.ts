export const signInFormTexts = {
  email: "E-mailadres",
  password: "Wachtwoord",
  forgot: "Wachtwoord vergeten?",
  refusals: {
    wrong: "De combinatie van e-mailadres en wachtwoord is onjuist",
    "too-many": "Er is te vaak geprobeerd in te loggen. Wacht een kwartier en probeer het opnieuw.",
    offline: "Er is geen verbinding met de server. Controleer uw internetverbinding en probeer het opnieuw.",
    unavailable: "Inloggen lukt nu niet door een storing bij ons. Probeer het over een minuut opnieuw.",
  },
} as const;
