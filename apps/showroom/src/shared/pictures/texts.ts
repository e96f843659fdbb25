export const pictureTexts = {
  /** In a project without tiles no picture of a room can be made. */
  none: "Van deze ruimte is geen afbeelding beschikbaar.",
} as const;
