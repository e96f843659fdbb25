import type { CostGroup } from "./cost-group.ts";

/** What a line of a price, a confirmation or an order list is for. */
export const LINE_PARTS = [
  "wallTile",
  "wallGrout",
  "wallProfile",
  "floorTile",
  "floorGrout",
  "tileOption",
  "tileOptionGrout",
  "tileOptionProfile",
  "sanitary",
  "floor",
  "baseboard",
] as const;
export type LinePart = (typeof LINE_PARTS)[number];

const GROUP_OF_PART: Readonly<Record<LinePart, CostGroup>> = {
  wallTile: "tiles",
  wallGrout: "tiles",
  wallProfile: "tiles",
  floorTile: "tiles",
  floorGrout: "tiles",
  tileOption: "tiles",
  tileOptionGrout: "tiles",
  tileOptionProfile: "tiles",
  sanitary: "sanitary",
  floor: "floors",
  baseboard: "floors",
};

export function costGroupOf(part: LinePart): CostGroup {
  return GROUP_OF_PART[part];
}
