import type { LinePart } from "./line-part.ts";
import type { LineSlot } from "./room-slot.ts";

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
  // The floor has no profile; one stored there counts as the walls'.
  if (place === "floor") return isGrout ? "floorGrout" : "wallProfile";
  return isGrout ? "tileOptionGrout" : "tileOptionProfile";
}
