import type { InstallationUnit } from "@showroom/domain/model/product";
import {
  ARTICLE_PART_TEXTS,
  LINE_ROLE_TEXTS,
  NO_FLOOR_TEXT,
  SUMMARY_PART_TEXTS,
} from "@showroom/domain/summary/part-texts";

export const summaryTexts = {
  parts: SUMMARY_PART_TEXTS,
  roles: LINE_ROLE_TEXTS,
  articles: ARTICLE_PART_TEXTS,
  units: { m2: "m²", m1: "m¹", piece: "st." } satisfies Record<InstallationUnit, string>,
  noFloor: NO_FLOOR_TEXT,
  picture: (room: string) => `${room} zoals gekozen`,
  indicative: "* Bedragen zijn indicatief. De definitieve prijs ontvangt u van de showroom.",
  goToStep: (title: string) => `Ga naar stap ${title}`,
} as const;
