import * as fc from "fast-check";
import { ACCESSORY_TYPES, type RoomChoice } from "../src/model/choices.ts";
import { chooseLook } from "../src/configurator/looks.ts";
import type { PageProduct } from "../src/model/product.ts";
import { ACCENT_KINDS, FLOOR_TILE_OPTION_KINDS } from "../src/model/tile-option.ts";
import { addAccessory } from "../src/selection/accessories.ts";
import type { RoomContext } from "../src/selection/room-context.ts";
import { selectSanitary } from "../src/selection/sanitary.ts";
import { addAccent, addFloorTileOption, setCeilingHigh } from "../src/selection/tile-options.ts";
import { selectFloorTile, selectWallTile } from "../src/selection/tiles.ts";
import { variantsOf } from "../src/selection/variants.ts";
import { lookOf } from "./look-of.ts";

/** The choice that a card offers: it only adds, and leaves a room that has it as it is. */
export type Card = (context: RoomContext, room: RoomChoice) => RoomChoice;

const at = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(1, items.length)];

/** Any card of a room: a kind, and two numbers that select a product that the page offers. */
export const arbitraryCard: fc.Arbitrary<Card> = fc
  .tuple(fc.nat({ max: 7 }), fc.nat({ max: 997 }), fc.nat({ max: 997 }))
  .map(([kind, first, second]) => (context, room) => {
    const { catalogue } = context;
    const pick = (products: readonly PageProduct[]) => {
      const item = at(products, first);
      const variant = item && at(variantsOf(item), second);
      return item && variant ? { pageProductId: item.id, variantProjectProductId: variant.id } : null;
    };
    const apply = (choice: ReturnType<typeof pick>, choose: (own: NonNullable<typeof choice>) => RoomChoice) =>
      choice ? choose(choice) : room;
    const accent = at(ACCENT_KINDS, second) ?? "AccentHerringbone";
    const place = second % 2 === 0 ? "wall" : "floor";
    const type = at(ACCESSORY_TYPES, first + second) ?? "GroutColor";
    const group = at(catalogue.sanitaryGroups, second);
    if (kind === 0) return apply(pick(catalogue.tiles.wall.products), (own) => selectWallTile(context, room, own));
    if (kind === 1) return apply(pick(catalogue.tiles.floor.products), (own) => selectFloorTile(context, room, own));
    if (kind === 2)
      return apply(pick(catalogue.tiles[accent].products), (own) => addAccent(context, room, accent, own));
    if (kind === 3) return addFloorTileOption(context, room, at(FLOOR_TILE_OPTION_KINDS, second) ?? "FloorTileOnWall");
    if (kind === 7) return chooseLook(context, room, lookOf(context, [first, second]));
    if (kind === 4) return setCeilingHigh(context, room, second % 2 === 0);
    if (kind === 5)
      return apply(pick(catalogue.accessories[place][type].products), (own) =>
        addAccessory(context, room, place, type, own),
      );
    return group ? apply(pick(group.products), (own) => selectSanitary(context, room, group.id, own)) : room;
  });
