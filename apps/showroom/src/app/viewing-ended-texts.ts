/** Apart from the other texts, because only staff read them. */
export const viewingEndedTexts = {
  viewingEndedTitle: "Het meekijken is afgelopen",
  viewingEnded: "Open de koper opnieuw om verder te kijken.",
  previewEndedTitle: "Het voorbeeld is afgelopen",
  previewEnded: "Open het voorbeeld opnieuw om verder te kijken.",
  backToCatalogue: "Terug naar de catalogus",
  backToBuyer: "Terug naar de koper",
} as const;
