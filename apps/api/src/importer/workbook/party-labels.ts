/** Headings of the sheet of contracting parties, and of what makes an offer an agreement. */
export const PARTY_LABELS = {
  parts: "Onderdelen",
  registrationNumber: "KvK-nummer",
  invoicer: "Factuur van",
  guarantee: "Garantie-instelling",
  certificate: "Certificaat",
  termsVersion: "Versie van de voorwaarden",
  termsText: "Tekst van de voorwaarden",
  daysValid: "Dagen geldig",
  vatRate: "Btw-percentage",
  acceptedBy: "Wie opdracht geeft",
  countersigned: "Partij tekent ook",
} as const;
