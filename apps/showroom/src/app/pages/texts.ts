/** Texts of the pages behind a mailed link, which are loaded with them alone. */
export const resetLinkTexts = {
  invalidTitle: "Deze link werkt niet (meer)",
  invalid:
    "Een link om een nieuw wachtwoord in te stellen is een uur geldig en kan één keer worden gebruikt. Vraag een nieuwe link aan.",
  forgot: "Wachtwoord vergeten",
  login: "Inloggen",
} as const;

export const signupTexts = {
  invalidTitle: "Deze uitnodiging werkt niet (meer)",
  invalid: "Een uitnodiging is dertig dagen geldig en kan één keer worden gebruikt. Hebt u al een account, log dan in.",
  login: "Inloggen",
} as const;
