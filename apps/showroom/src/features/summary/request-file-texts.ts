export const requestFileTexts = {
  download: "Download de aanvraag (PDF)",
  file: "aanvraag.pdf",
  failed: "Downloaden is niet gelukt. Probeer het opnieuw.",
} as const;
