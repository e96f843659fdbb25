export const pictureTexts = {
  /** Beside what a rendered picture shows. */
  impression: "Impressie",
  /** In a project without tiles no picture of a room can be made. */
  none: "Van deze ruimte is geen afbeelding beschikbaar.",
} as const;
