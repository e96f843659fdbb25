export const copyChoicesTexts = {
  fresh: "Nee, ik wil opnieuw kiezen",
  copied: "Ja, neem mijn keuzes over",
  total: "Totaal",
} as const;
