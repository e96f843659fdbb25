export const toastTexts = { region: "Meldingen" } as const;
