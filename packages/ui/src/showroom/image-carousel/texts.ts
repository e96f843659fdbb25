export const carouselTexts = {
  previous: "Vorige afbeelding",
  next: "Volgende afbeelding",
  carousel: "carrousel",
  slide: "afbeelding",
  position: (current: number, count: number): string => `${current} van ${count}`,
  none: "Er zijn geen afbeeldingen.",
} as const;
