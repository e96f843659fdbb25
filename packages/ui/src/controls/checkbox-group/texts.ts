export const checkboxGroupTexts = { selectAll: "Alles selecteren" } as const;
