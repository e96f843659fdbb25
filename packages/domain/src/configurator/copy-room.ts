import { ACCESSORY_TYPES, type ProductChoice, type RoomChoice } from "../model/choices.ts";
import type { PageProduct } from "../model/product.ts";
import { settle } from "../rules/settle.ts";
import { chosenAccessory, setAccessory } from "../selection/accessories.ts";
import { standardRoomChoice } from "./standard-room.ts";
import { findChoice, type Assortment, type PageCatalogue } from "../selection/page-catalogue.ts";
import { isAccent } from "../model/tile-option.ts";
import { isCeilingHigh, type RoomContext } from "../selection/room-context.ts";
import { setGroup } from "../selection/sanitary.ts";
import { isOptionOffered, newOption, putOption, setCeilingHigh } from "../selection/tile-options.ts";
import { variantsOf } from "../selection/variants.ts";

/**
 * The target room with another room's choices, matched by product number. Products that the target does not offer are
 * not copied: the target keeps its standard. The target's rules are applied last.
 */
export function copyRoomChoice(from: PageCatalogue, choices: RoomChoice, target: RoomContext): RoomChoice {
  const standard = standardRoomChoice(target.catalogue, target.settings);
  const context: RoomContext = { ...target, locked: false };
  let room: RoomChoice = { ...standard, choicesFromOtherRoom: true };
  if (target.settings.hasTiles) room = copyTiles(from, choices, context, room);
  if (target.settings.hasSanitary) room = copySanitary(from, choices, context, room);
  return settle(context, standard, room).room;
}

function copyTiles(from: PageCatalogue, choices: RoomChoice, context: RoomContext, start: RoomChoice): RoomChoice {
  const { catalogue } = context;
  const find = (list: Assortment, choice: ProductChoice | null) => sameProduct(from, choice, list.products);
  let room: RoomChoice = {
    ...start,
    wallTileProduct: find(catalogue.tiles.wall, choices.wallTileProduct) ?? start.wallTileProduct,
    floorTileProduct: find(catalogue.tiles.floor, choices.floorTileProduct) ?? start.floorTileProduct,
  };
  room = setCeilingHigh(context, room, isCeilingHigh(context.settings, choices));
  for (const { tileOption, selectedVariant } of choices.tileOptions) {
    if (tileOption === "CeilingHigh" || !isOptionOffered(context, room, tileOption)) continue;
    const variant = isAccent(tileOption) ? find(catalogue.tiles[tileOption], selectedVariant) : null;
    if (variant || !isAccent(tileOption)) room = putOption(context, room, newOption(catalogue, tileOption, variant));
  }
  const places = ["wall", "floor", ...room.tileOptions.map((option) => option.tileOption)] as const;
  for (const place of places) {
    if (place === "CeilingHigh") continue;
    for (const type of ACCESSORY_TYPES) {
      const match = find(catalogue.accessories[place][type], chosenAccessory(choices, place, type));
      if (match) room = setAccessory(context, room, place, type, match);
    }
  }
  return room;
}

function copySanitary(
  from: PageCatalogue,
  choices: RoomChoice,
  { catalogue }: RoomContext,
  start: RoomChoice,
): RoomChoice {
  const chosen = Object.values(choices.products).flat();
  let room = start;
  for (const group of catalogue.sanitaryGroups) {
    const found = chosen.map((choice) => sameProduct(from, choice, group.products)).filter((choice) => choice !== null);
    const unique = [...new Map(found.map((choice) => [choice.pageProductId, choice])).values()];
    const next = group.singleChoice ? unique.slice(0, 1) : unique;
    if (next.length > 0) room = setGroup(room, group, next);
  }
  return room;
}

function sameProduct(
  from: PageCatalogue,
  choice: ProductChoice | null,
  offer: readonly PageProduct[],
): ProductChoice | null {
  const number = findChoice(from, choice)?.product.product_number;
  if (number === undefined) return null;
  for (const item of offer) {
    const variant = variantsOf(item).find((candidate) => candidate.product.product_number === number);
    if (variant) return { pageProductId: item.id, variantProjectProductId: variant.id };
  }
  return null;
}
