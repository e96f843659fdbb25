import type { InstallationUnit } from "@showroom/domain/model/product";
import { COST_GROUP_TEXTS, NO_FLOOR_TEXT } from "@showroom/domain/words/room-texts";

export const summaryTexts = {
  groups: COST_GROUP_TEXTS,
  units: { m2: "m²", m1: "m¹", piece: "st." } satisfies Record<InstallationUnit, string>,
  dropped: "Vervalt",
  noFloor: NO_FLOOR_TEXT,
  picture: (room: string) => `${room} zoals gekozen`,
  indicative: "* Bedragen zijn indicatief. De definitieve prijs ontvangt u van de showroom.",
  /** Instead of the amount of the living floor, before a floor is chosen. */
  floorOpen: "Nog geen vloer gekozen",
  goToStep: (title: string) => `Ga naar stap ${title}`,
} as const;
