import type { LineRole, SummaryPartName } from "@showroom/domain/summary/summary";

export const summaryTexts = {
  parts: { tiles: "Tegelwerk & Tegelopties", sanitary: "Sanitair", floors: "Woonvloer" } satisfies Record<SummaryPartName, string>,
  roles: {
    wallTile: "Wandtegel", wallGroutColor: "Voegkleur wand", wallFinishingProfile: "Afwerkprofiel", floorTile: "Vloertegel", floorGroutColor: "Voegkleur vloer",
    tileOption: "Tegeloptie", sanitary: "Sanitair", floor: "Woonvloer",
  } satisfies Record<LineRole, string>,
  loading: "De prijs wordt berekend.",
} as const;
