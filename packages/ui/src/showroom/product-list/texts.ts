export const productListTexts = {
  edit: "Wijzig configuratie",
  editOf: (name: string): string => `(${name})`,
  loading: "Producten laden…",
} as const;
