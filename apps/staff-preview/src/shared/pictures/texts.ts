import { roomPictureWords } from "@showroom/domain/words/picture-words";

export const pictureTexts = {
  waiting: "De afbeelding wordt gemaakt",
  impossible: "Zonder wand- en vloertegel is er geen afbeelding",
  noFloor: "De koper wil geen woonvloer",
  floorOpen: "Er is nog geen woonvloer gekozen",
  noFloorPicture: "Van deze woonvloer is er geen afbeelding",
  floorAlt: (colour: string) => `Woonkamer met woonvloer ${colour}`,
  alt: roomPictureWords,
  around: "Rondkijken",
  impression: "Impressie",
} as const;
