export const signupTexts = {
  invalidTitle: "Deze uitnodiging werkt niet (meer)",
  invalid: "Een uitnodiging is dertig dagen geldig en kan één keer worden gebruikt. Hebt u al een account, log dan in.",
  login: "Inloggen",
} as const;
