import type { LineSlot } from "./room-slot.ts";

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

export const COST_GROUPS = ["tiles", "sanitary", "floors"] as const;
/** Prices are added up by these groups. */
export type CostGroup = (typeof COST_GROUPS)[number];

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

/** The part that a slot's line is for. */
export function partOfSlot(slot: LineSlot): LinePart {
  switch (slot.kind) {
    case "tile":
      return slot.surface === "wall" ? "wallTile" : "floorTile";
    case "accessory":
      return partOfAccessory(slot);
    case "accent":
    case "option":
      return "tileOption";
    case "sanitary":
      return "sanitary";
    case "floor":
      return slot.part === "colour" ? "floor" : "baseboard";
  }
}

function partOfAccessory({ place, type }: Extract<LineSlot, { kind: "accessory" }>): LinePart {
  const isGrout = type === "GroutColor";
  if (place === "wall") return isGrout ? "wallGrout" : "wallProfile";
  // The floor has no profile of its own: its edge is the walls'.
  if (place === "floor") return isGrout ? "floorGrout" : "wallProfile";
  return isGrout ? "tileOptionGrout" : "tileOptionProfile";
}
