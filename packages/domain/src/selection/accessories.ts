import type { AccessoryType, ProductChoice, RoomChoice, TileOptionChoice } from "../model/choices.ts";
import { findChoice } from "./page-catalogue.ts";
import type { AccessoryPlace } from "../model/room-slot.ts";
import { isAccent, type SurfaceOptionKind } from "../model/tile-option.ts";
import type { RoomContext } from "./room-context.ts";
import { standardAccessories } from "./standard-accessories.ts";
import { findOption, newOption, putOption } from "./tile-options.ts";
import { sameChoice } from "./variants.ts";

/** The chosen grout or profile of a place. */
export function chosenAccessory(room: RoomChoice, place: AccessoryPlace, type: AccessoryType): ProductChoice | null {
  if (place === "wall") return type === "GroutColor" ? room.wallGroutColorProduct : room.wallFinishingProfileProduct;
  if (place === "floor") return type === "GroutColor" ? room.floorGroutColorProduct : null;
  const option = findOption(room, place);
  if (!option) return null;
  return type === "GroutColor" ? option.selectedGroutColor : option.selectedFinishingProfile;
}

/**
 * Chooses grout or a profile. Choosing the chosen one returns to the standard, or clears it where there is none. A
 * missing floor-tile option is created; for an accent that is not chosen nothing happens.
 */
export function selectAccessory(
  context: RoomContext,
  room: RoomChoice,
  place: AccessoryPlace,
  type: AccessoryType,
  choice: ProductChoice,
): RoomChoice {
  const { catalogue, locked } = context;
  if (locked || !catalogue.accessories[place][type].ids.has(choice.pageProductId) || !findChoice(catalogue, choice))
    return room;
  const chosen = chosenAccessory(room, place, type);
  const next = sameChoice(chosen, choice) ? standardAccessories(catalogue, place)[type] : choice;
  return sameChoice(chosen, next) ? room : setAccessory(context, room, place, type, next);
}

/** As `selectAccessory`, but the room stays unchanged when it has this one. For the price of an accessory on offer. */
export function addAccessory(
  context: RoomContext,
  room: RoomChoice,
  place: AccessoryPlace,
  type: AccessoryType,
  choice: ProductChoice,
): RoomChoice {
  return sameChoice(chosenAccessory(room, place, type), choice)
    ? room
    : selectAccessory(context, room, place, type, choice);
}

/** Whether a buyer can choose none ('Geen'): there are products, and none of them is the standard. */
export function mayHaveNoAccessory({ catalogue }: RoomContext, place: AccessoryPlace, type: AccessoryType): boolean {
  const { products, standard } = catalogue.accessories[place][type];
  return products.length > 0 && standard === null;
}

/**
 * Removes the chosen grout or profile ('Geen'). The room stays unchanged when it is locked or when there is a standard
 * one.
 */
export function clearAccessory(
  context: RoomContext,
  room: RoomChoice,
  place: AccessoryPlace,
  type: AccessoryType,
): RoomChoice {
  if (context.locked || !mayHaveNoAccessory(context, place, type) || chosenAccessory(room, place, type) === null)
    return room;
  return setAccessory(context, room, place, type, null);
}

/** Stores an accessory without checking whether it is on offer or locked; the rules use it to repair a room. */
export function setAccessory(
  context: RoomContext,
  room: RoomChoice,
  place: AccessoryPlace,
  type: AccessoryType,
  choice: ProductChoice | null,
): RoomChoice {
  if (place === "wall")
    return type === "GroutColor"
      ? { ...room, wallGroutColorProduct: choice }
      : { ...room, wallFinishingProfileProduct: choice };
  if (place === "floor") return type === "GroutColor" ? { ...room, floorGroutColorProduct: choice } : room;
  const option = findOption(room, place) ?? missingOption(context, place);
  if (!option) return room;
  return putOption(
    context,
    room,
    type === "GroutColor" ? { ...option, selectedGroutColor: choice } : { ...option, selectedFinishingProfile: choice },
  );
}

function missingOption(context: RoomContext, kind: SurfaceOptionKind): TileOptionChoice | null {
  return isAccent(kind) ? null : newOption(context.catalogue, kind, null);
}
