import * as fc from "fast-check";
import { ACCESSORY_TYPES, type RoomChoice } from "../src/model/choices.ts";
import type { PageProduct } from "../src/model/product.ts";
import { ACCESSORY_PLACES } from "../src/model/room-slot.ts";
import { ACCENT_KINDS, FLOOR_TILE_OPTION_KINDS } from "../src/model/tile-option.ts";
import { blockedReset } from "../src/configurator/blocked-reset.ts";
import { chooseLook } from "../src/configurator/looks.ts";
import { resetGroups, resetSanitaryGroup } from "../src/configurator/sanitary-reset.ts";
import type { OwnFields } from "../src/rules/changed-along.ts";
import { clearAccessory, selectAccessory } from "../src/selection/accessories.ts";
import { accessoryField, groupField, optionField, SURFACE_FIELDS, tileField } from "../src/selection/room-fields.ts";
import type { RoomContext } from "../src/selection/room-context.ts";
import { deselectSanitary, selectSanitary } from "../src/selection/sanitary.ts";
import { selectAccent, setCeilingHigh, toggleFloorTileOption } from "../src/selection/tile-options.ts";
import { resetFloorTile, resetWallTile, selectFloorTile, selectWallTile } from "../src/selection/tiles.ts";
import { variantsOf } from "../src/selection/variants.ts";
import { lookOf } from "./look-of.ts";

/** One action of a buyer with the fields that it is about, as the showroom passes both to `settle`. */
export interface Action {
  readonly room: RoomChoice;
  readonly own: OwnFields;
}

type Numbers = readonly [number, number];
type Kind = (context: RoomContext, room: RoomChoice, numbers: Numbers) => Action | null;

const at = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(1, items.length)];

function choiceFrom(products: readonly PageProduct[], [first, second]: Numbers) {
  const item = at(products, first);
  const variant = item && at(variantsOf(item), second);
  return item && variant ? { pageProductId: item.id, variantProjectProductId: variant.id } : null;
}

/** Every action that the showroom has in a room, by the name of what the buyer does. */
const ACTIONS = {
  "choose a wall tile": (context, room, numbers) => {
    const choice = choiceFrom(context.catalogue.tiles.wall.products, numbers);
    return choice && { room: selectWallTile(context, room, choice), own: [tileField("wall")] };
  },
  "choose a floor tile": (context, room, numbers) => {
    const choice = choiceFrom(context.catalogue.tiles.floor.products, numbers);
    return choice && { room: selectFloorTile(context, room, choice), own: [tileField("floor")] };
  },
  "reset the walls": (context, room) => ({ room: resetWallTile(context, room), own: SURFACE_FIELDS.wall }),
  "reset the floor": (context, room) => ({ room: resetFloorTile(context, room), own: SURFACE_FIELDS.floor }),
  "toggle the floor tile on a wall": (context, room, [first]) => {
    const kind = at(FLOOR_TILE_OPTION_KINDS, first);
    return kind ? { room: toggleFloorTileOption(context, room, kind), own: [optionField(kind)] } : null;
  },
  "toggle an accent": (context, room, numbers) => {
    const kind = at(ACCENT_KINDS, numbers[0] + numbers[1]);
    const choice = kind && choiceFrom(context.catalogue.tiles[kind].products, numbers);
    return kind && choice ? { room: selectAccent(context, room, kind, choice), own: [optionField(kind)] } : null;
  },
  "tile to the ceiling": (context, room, [first]) => ({
    room: setCeilingHigh(context, room, first % 2 === 0),
    own: [optionField("CeilingHigh")],
  }),
  "choose or clear an accessory": (context, room, numbers) => {
    const place = at(ACCESSORY_PLACES, numbers[1]) ?? "wall";
    const type = at(ACCESSORY_TYPES, numbers[0] + numbers[1]) ?? "GroutColor";
    const own = [accessoryField(place, type)];
    const choice = choiceFrom(context.catalogue.accessories[place][type].products, numbers);
    if (numbers[0] % 5 === 0 || !choice) return { room: clearAccessory(context, room, place, type), own };
    return { room: selectAccessory(context, room, place, type, choice), own };
  },
  "choose sanitary ware": (context, room, [first, second]) => {
    const group = at(context.catalogue.sanitaryGroups, second);
    const choice = group && choiceFrom(group.products, [first, second]);
    return group && choice
      ? { room: selectSanitary(context, room, group.id, choice), own: [groupField(group.id)] }
      : null;
  },
  "deselect sanitary ware": (context, room, [first, second]) => {
    const group = at(context.catalogue.sanitaryGroups, second);
    const item = group && at(group.products, first);
    return group && item
      ? { room: deselectSanitary(context, room, group.id, item.id), own: [groupField(group.id)] }
      : null;
  },
  "reset a group": (context, room, [first]) => {
    const group = at(context.catalogue.sanitaryGroups, first);
    if (!group) return null;
    const together = blockedReset(context, room, group)?.together;
    return together
      ? {
          room: resetGroups(context, room, [together, group]),
          own: [groupField(together.id), groupField(group.id)],
        }
      : { room: resetSanitaryGroup(context, room, group), own: [groupField(group.id)] };
  },
  "choose a look": (context, room, numbers) => ({
    room: chooseLook(context, room, lookOf(context, numbers)),
    own: "room",
  }),
} as const satisfies Record<string, Kind>;

export type ActionName = keyof typeof ACTIONS;

/** A named action: a pure function of the room. Null when it does not apply. */
export interface ArbitraryAction {
  readonly name: ActionName;
  readonly act: (context: RoomContext, room: RoomChoice) => Action | null;
}

export const arbitraryAction: fc.Arbitrary<ArbitraryAction> = fc
  .tuple(fc.constantFrom(...(Object.keys(ACTIONS) as ActionName[])), fc.nat({ max: 997 }), fc.nat({ max: 997 }))
  .map(([name, first, second]) => ({
    name,
    act: (context, room) => ACTIONS[name](context, room, [first, second]),
    [fc.toStringMethod]: () => `${name} (${first}, ${second})`,
  }));

export const arbitraryActions = fc.array(arbitraryAction, { maxLength: 12 });
