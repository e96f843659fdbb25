export const orderListTexts = {
  download: "Bestellijst ingediende keuzes (Excel)",
  withPrices: "Bestellijst met prijzen",
  file: "bestellijst.xlsx",
  failed: "De bestellijst kon niet worden gedownload. Probeer het opnieuw.",
} as const;
