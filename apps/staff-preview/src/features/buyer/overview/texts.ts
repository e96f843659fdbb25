import { COST_GROUP_TEXTS } from "@showroom/domain/words/room-texts";

export const overviewTexts = {
  open: "Nog open",
  nothingOpen: "Alles is gekozen en bevestigd. De koper kan de keuzes indienen.",
  submitted: "De keuzes zijn ingediend; er staat niets meer open.",
  prepared: "De koper moet nog akkoord geven op wat een adviseur heeft ingevoerd",
  missing: {
    confirm: (page: string) => `${page} is nog niet bevestigd`,
    tile: {
      wall: (page: string) => `Geen wandtegel gekozen in ${page}`,
      floor: (page: string) => `Geen vloertegel gekozen in ${page}`,
    },
    floor: () => "Nog geen keuze gemaakt voor de woonvloer",
    required: (page: string, group: string) => `${group} ontbreekt nog in ${page}`,
    hidden: (page: string, product: string) => `${product} past niet bij de andere keuzes in ${page}`,
    excluded: (page: string) => `Twee keuzes in ${page} zijn niet te combineren`,
    gone: (page: string) => `Een gekozen product in ${page} is niet meer leverbaar`,
    product: "Een product",
  },
  /** Changes of an import to the buyer's choices that wait for the buyer's answer. */
  waiting: {
    gone: (page: string, label: string, name: string) =>
      `${label} in ${page}: ${name} wordt niet meer geleverd; de koper beslist wat ervoor in de plaats komt`,
    goneRoom: (page: string) => `Het woningtype heeft ${page} niet meer; de koper is daarover gevraagd`,
    repriced: (page: string, label: string, was: string, now: string) =>
      `${label} in ${page}: de prijs gaat van ${was} naar ${now}; de koper moet akkoord gaan`,
    renamed: (page: string, label: string, was: string, now: string) =>
      `${label} in ${page}: ${was} heet nu ${now}; de koper moet akkoord gaan`,
  },
  pictures: "Zo ziet het eruit",
  standardPicture: "Standaard opstelling",
  differences: "Afwijkingen van de standaard",
  differenceCount: (count: number) =>
    count === 0 ? "Geen afwijkingen" : count === 1 ? "1 afwijking" : `${count} afwijkingen`,
  /** The room's name, added to a link's text for screen readers. */
  differencesOf: (page: string) => `in ${page}`,
  noDifferences: "De koper heeft overal de standaard opstelling.",
  nothing: "Niets",
  choices: "Alle keuzes en prijsopbouw",
  groups: COST_GROUP_TEXTS,
  indicative: "* De prijzen van dit project zijn indicatief.",
} as const;
