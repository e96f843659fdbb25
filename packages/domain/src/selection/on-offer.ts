import type { FloorOffer } from "./floors.ts";
import { NO_FLOOR, type RoomChoice } from "../model/choices.ts";
import { findChoice, type PageCatalogue } from "./page-catalogue.ts";
import type { SlotChoice } from "./room-slots.ts";

/** Whether the page offers the product in this slot. */
export function isOffered(catalogue: PageCatalogue, { slot, choice }: SlotChoice): boolean {
  if (!findChoice(catalogue, choice)) return false;
  switch (slot.kind) {
    case "tile":
      return catalogue.tiles[slot.surface].ids.has(choice.pageProductId);
    case "accent":
      return catalogue.tiles[slot.option].ids.has(choice.pageProductId);
    case "accessory":
      return catalogue.accessories[slot.place][slot.type].ids.has(choice.pageProductId);
    case "sanitary":
      return catalogue.groupOfProduct.get(choice.pageProductId)?.id === slot.groupId;
  }
}

/** What a floor lacks to be a legal one: a floor is open, declined, or a colour of its material with a baseboard on offer. */
export function floorFault(
  { floors, baseboards }: FloorOffer,
  { floorMaterialId, colorId, baseboardId }: Pick<RoomChoice, "floorMaterialId" | "colorId" | "baseboardId">,
): "colour" | "baseboard" | null {
  const ids = [floorMaterialId, colorId, baseboardId];
  if (ids.every((id) => id === null) || ids.every((id) => id === NO_FLOOR)) return null;
  if (floors.find((floor) => floor.id === colorId)?.material !== floorMaterialId) return "colour";
  return baseboards.some((baseboard) => baseboard.id === baseboardId) ? null : "baseboard";
}
