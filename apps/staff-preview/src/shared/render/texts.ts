export const pictureTexts = {
  waiting: "De afbeelding wordt gemaakt",
  impossible: "Zonder wand- en vloertegel is er geen afbeelding",
  alt: (room: string, wall: string, floor: string) => `${room} met wandtegel ${wall} en vloertegel ${floor}`,
} as const;
