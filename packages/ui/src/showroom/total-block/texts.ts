export const totalBlockTexts = {
  badge: "Totaal incl. BTW en Montage",
  print: "Prijsopgave afdrukken",
  subtotal: "Subtotaal",
  discount: "Korting",
  total: "Totaal inclusief BTW & Montage",
  label: "Totalen",
} as const;
