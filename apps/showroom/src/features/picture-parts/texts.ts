export const picturePartTexts = {
  /** The name of a picture that is saved. */
  file: (room: string) => `${room.toLowerCase()}.jpg`,
  around: "Rondkijken",
  way: (title: string) => `Naar ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
} as const;
