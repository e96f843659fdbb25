import type { ArticlePart } from "@showroom/api-contract/entities/confirmation";
import type { InstallationUnit } from "@showroom/domain/model/product";
import type { LineRole, SummaryPartName } from "@showroom/domain/summary/summary";

export const summaryTexts = {
  parts: { tiles: "Tegelwerk & Tegelopties", sanitary: "Sanitair", floors: "Woonvloer" } satisfies Record<
    SummaryPartName,
    string
  >,
  roles: {
    wallTile: "Wandtegel",
    wallGroutColor: "Voegkleur wand",
    wallFinishingProfile: "Afwerkprofiel",
    floorTile: "Vloertegel",
    floorGroutColor: "Voegkleur vloer",
    tileOption: "Tegeloptie",
    sanitary: "Sanitair",
    floor: "Woonvloer",
  } satisfies Record<LineRole, string>,
  /** Parts of a confirmation; sanitary ware and tile options say more by themselves. */
  articles: {
    wallTile: "Wandtegel",
    wallGrout: "Voegkleur wand",
    wallProfile: "Afwerkprofiel",
    floorTile: "Vloertegel",
    floorGrout: "Voegkleur vloer",
    tileOption: "Tegeloptie",
    tileOptionGrout: "Voegkleur tegeloptie",
    tileOptionProfile: "Afwerkprofiel tegeloptie",
    sanitary: "Sanitair",
    floor: "Woonvloer",
    baseboard: "Plint",
  } satisfies Record<ArticlePart, string>,
  units: { m2: "m²", m1: "m¹", piece: "st." } satisfies Record<InstallationUnit, string>,
  noFloor: "Geen woonvloer",
  picture: (room: string) => `${room} zoals gekozen`,
  columns: { description: "Omschrijving", status: "Status", total: "Prijs incl. BTW en montage" },
  status: { saved: "Voorkeuren opgeslagen", open: "Nog niet bekeken" },
  indicative: "Bedragen zijn indicatief. De definitieve prijs ontvangt u van de showroom.",
  progress: "Overzicht van uw keuzes",
  goToStep: (title: string) => `Ga naar stap ${title}`,
} as const;
