import { linesOf, type LineItem, type PageCost } from "../model/cost.ts";
import { slotKey } from "../selection/room-slots.ts";
import { sameChoice } from "../selection/variants.ts";
import type { RoomDifference } from "./room-diff.ts";

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
