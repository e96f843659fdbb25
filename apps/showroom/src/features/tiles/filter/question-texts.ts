/** The texts of the open filters, loaded with them. */
export const questionTexts = { allSizes: "Alles selecteren", apply: "Toepassen", reset: "Herstellen" } as const;
