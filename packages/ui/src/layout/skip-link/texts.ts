export const skipLinkTexts = { label: "Naar de inhoud" } as const;
