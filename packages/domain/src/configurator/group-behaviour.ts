import { ACCESSORY_TYPES, type RoomChoice } from "../model/choices.ts";
import type { ProductGroup } from "../model/product.ts";
import type { RuleOutcome } from "../rules/evaluate.ts";
import { requiresGroup } from "../rules/rule-effects.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import type { TileSurface } from "../model/room-slot.ts";
import { chosenInGroup, standardOfGroup } from "../selection/sanitary.ts";
import { standardAccessories } from "../selection/standard-accessories.ts";
import { standardTile } from "../selection/tiles.ts";
import { sameChoice } from "../selection/variants.ts";

export const GROUP_BEHAVIOURS = [
  "standard-product",
  "optional-product",
  "reset-to-standard-product",
  "required-product",
] as const;
/** The label of a section; `reset-to-standard-product` can be clicked and restores the standard. */
export type GroupBehaviour = (typeof GROUP_BEHAVIOURS)[number];

/** Label of the wall or floor tile section; null without products. */
export function tileBehaviour(catalogue: PageCatalogue, room: RoomChoice, surface: TileSurface): GroupBehaviour | null {
  if (catalogue.tiles[surface].products.length === 0) return null;
  const standard = standardTile({ catalogue }, surface);
  if (!standard) return "optional-product";
  const tile = surface === "wall" ? room.wallTileProduct : room.floorTileProduct;
  const accessories = standardAccessories(catalogue, surface);
  const standardAccessory = ACCESSORY_TYPES.every((type) => {
    const chosen = chosenAccessory(room, surface, type);
    return chosen === null || sameChoice(chosen, accessories[type]);
  });
  return sameChoice(tile, standard) && standardAccessory ? "standard-product" : "reset-to-standard-product";
}

/** Label of a group of sanitary ware; null without products. */
export function sanitaryBehaviour(outcome: RuleOutcome, room: RoomChoice, group: ProductGroup): GroupBehaviour | null {
  if (group.products.length === 0) return null;
  const standards = standardOfGroup(group);
  if (standards.length === 0)
    return requiresGroup(outcome.index, outcome.effects, group.id) ? "required-product" : "optional-product";
  const chosen = chosenInGroup(room, group.id);
  const hasStandard = standards.every((standard) => chosen.some((choice) => sameChoice(choice, standard)));
  return hasStandard ? "standard-product" : "reset-to-standard-product";
}
