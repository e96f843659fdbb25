export const checkboxGroupTexts = { selectAll: "Alles selecteren", only: "Alleen" } as const;
