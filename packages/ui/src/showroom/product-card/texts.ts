export const productCardTexts = {
  zoom: (title: string): string => `Afbeelding van ${title} vergroten`,
  colours: (count: number): string => (count === 1 ? "1 kleur" : `${count} kleuren`),
  dimensions: (count: number): string => (count === 1 ? "1 afmeting" : `${count} afmetingen`),
  breakdown: "Prijsopbouw",
  description: "Omschrijving",
  required: "Verplicht",
  views: (title: string): string => `Meer over ${title}`,
  open: "Wijzig kleur of maat",
} as const;
