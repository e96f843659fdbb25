import * as fc from "fast-check";
import { ACCESSORY_TYPES, type RoomChoice } from "../src/model/choices.ts";
import type { PageProduct } from "../src/model/product.ts";
import { selectAccessory } from "../src/selection/accessories.ts";
import { ACCESSORY_PLACES } from "../src/model/room-slot.ts";
import type { RoomContext } from "../src/selection/room-context.ts";
import { deselectSanitary, selectSanitary } from "../src/selection/sanitary.ts";
import { selectAccent, setCeilingHigh, toggleFloorTileOption } from "../src/selection/tile-options.ts";
import { selectFloorTile, selectWallTile } from "../src/selection/tiles.ts";
import { variantsOf } from "../src/selection/variants.ts";

/** One click of a buyer: a pure function of the room. Clicks that do not apply leave the room as it is. */
export type Click = (context: RoomContext, room: RoomChoice) => RoomChoice;

/** Any click: a kind, and two numbers that select a product that the page offers. */
export const arbitraryClick: fc.Arbitrary<Click> = fc
  .tuple(fc.nat({ max: 7 }), fc.nat({ max: 997 }), fc.nat({ max: 997 }))
  .map(([kind, first, second]) => (context, room) => {
    const { catalogue } = context;
    const pickFrom = (products: readonly PageProduct[], at: number) => {
      const item = products[at % Math.max(1, products.length)];
      const variant = item && variantsOf(item)[second % variantsOf(item).length];
      return item && variant ? { pageProductId: item.id, variantProjectProductId: variant.id } : null;
    };
    const place = ACCESSORY_PLACES[second % ACCESSORY_PLACES.length] ?? "wall";
    const type = ACCESSORY_TYPES[(first + second) % 2] ?? "GroutColor";
    const group = catalogue.sanitaryGroups[second % Math.max(1, catalogue.sanitaryGroups.length)];
    const choice = [catalogue.tiles.wall, catalogue.tiles.floor, catalogue.tiles.AccentHerringbone].map((tiles) =>
      pickFrom(tiles.products, first),
    );
    if (kind === 0) return choice[0] ? selectWallTile(context, room, choice[0]) : room;
    if (kind === 1) return choice[1] ? selectFloorTile(context, room, choice[1]) : room;
    if (kind === 2)
      return choice[2]
        ? selectAccent(context, room, second % 2 ? "AccentHerringbone" : "AccentHerringboneReservoir", choice[2])
        : room;
    if (kind === 3) return toggleFloorTileOption(context, room, second % 2 ? "FloorTileOnWall" : "FloorTileOnAllWalls");
    if (kind === 4) return setCeilingHigh(context, room, second % 2 === 0);
    if (kind === 5) {
      const accessory = pickFrom(catalogue.accessories[place][type].products, first);
      return accessory ? selectAccessory(context, room, place, type, accessory) : room;
    }
    const item = group && pickFrom(group.products, first);
    if (!group || !item) return room;
    return kind === 6
      ? selectSanitary(context, room, group.id, item)
      : deselectSanitary(context, room, group.id, item.pageProductId);
  });

export const arbitraryClicks: fc.Arbitrary<readonly Click[]> = fc.array(arbitraryClick, { maxLength: 14 });
