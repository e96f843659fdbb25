export const resetLinkTexts = {
  invalidTitle: "Deze link werkt niet (meer)",
  invalid:
    "Een link om een nieuw wachtwoord in te stellen is een uur geldig en kan één keer worden gebruikt. Vraag een nieuwe link aan.",
  forgot: "Wachtwoord vergeten",
  login: "Inloggen",
} as const;
