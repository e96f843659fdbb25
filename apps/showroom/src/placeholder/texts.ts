export const placeholderTexts = {
  loading: "De pagina wordt geladen",
} as const;
