export const fileTexts = {
  savedSince: (name: string) =>
    `"${name}" is opgeslagen nadat u het koos, of niet meer te vinden. Kies het bestand opnieuw en klik dan op Controleer.`,
  tooLarge: (megabytes: number) => `Dit bestand is groter dan ${megabytes} MB.`,
  failed: "Dat is niet gelukt. Probeer het opnieuw; er is niets gewijzigd.",
} as const;
