export const fieldTexts = {
  optional: "(optioneel)",
  error: "Fout:",
} as const;
