export const overlayTexts = { close: "Sluiten" } as const;
