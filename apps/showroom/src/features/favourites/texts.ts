export const boardTexts = {
  title: "Uw favorieten",
  intro: "Wat u en uw medekopers bewaarden met een hartje. Kies een kaart om naar haar plaats te gaan.",
  none: "Nog geen favorieten",
  noneExplained: "Druk bij een tegel of bij sanitair op het hartje. U vindt alles wat u bewaarde hier terug.",
  back: "Terug naar uw keuzes",
  failed: "Uw favorieten konden niet worden opgehaald.",
} as const;
