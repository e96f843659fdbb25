export const searchFieldTexts = { clear: "Zoekopdracht wissen" } as const;
