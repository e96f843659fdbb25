export const orderListTexts = {
  download: "Bestellijst ingediende keuzes (Excel)",
  file: "bestellijst.xlsx",
  failed: "De bestellijst kon niet worden gedownload. Probeer het opnieuw.",
} as const;
