import { linesOf, type LineItem, type PageCost } from "../model/cost.ts";
import type { LinePart } from "../model/line-part.ts";
import { partOfSlot } from "../model/part-of-slot.ts";
import { slotKey } from "../selection/room-slots.ts";
import { sameChoice } from "../selection/variants.ts";
import type { RoomDifference } from "./room-diff.ts";

/** The part that a difference is about; null for whether a room is confirmed or copied. */
export function partOfDifference(difference: RoomDifference): LinePart | null {
  switch (difference.kind) {
    case "product":
      return partOfSlot(difference.slot);
    case "option":
      return difference.option === "CeilingHigh" ? "wallTile" : "tileOption";
    case "floor":
      return difference.part === "baseboard" ? "baseboard" : "floor";
    case "confirmed":
    case "copied":
      return null;
  }
}

/** The price line of a difference from the standard; null where its price is part of another line. */
export function lineOfDifference(cost: PageCost, difference: RoomDifference): LineItem | null {
  return linesOf(cost).find((line) => isAbout(line, difference)) ?? null;
}

function isAbout({ slot, status, choice }: LineItem, difference: RoomDifference): boolean {
  switch (difference.kind) {
    case "product": {
      if (slotKey(slot) !== slotKey(difference.slot)) return false;
      if (slot.kind !== "sanitary") return true;
      // A group of sanitary ware has a line per product.
      return difference.after === null
        ? status === "dropped" && sameChoice(choice, difference.before)
        : status !== "dropped" && sameChoice(choice, difference.after);
    }
    case "option":
      return (slot.kind === "option" || slot.kind === "accent") && slot.option === difference.option;
    case "floor":
      return slot.kind === "floor" && slot.part === difference.part;
    case "confirmed":
    case "copied":
      return false;
  }
}
