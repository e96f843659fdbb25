export const saveStatusTexts = {
  saved: "Opgeslagen",
  saving: "Opslaan…",
  failed: "Niet opgeslagen – opnieuw proberen",
} as const;
