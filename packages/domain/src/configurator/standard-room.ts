import type { RoomChoice } from "../model/choices.ts";
import { standardAccessories } from "../selection/standard-accessories.ts";
import type { PageCatalogue } from "../selection/page-catalogue.ts";
import { settle } from "../rules/settle.ts";
import { emptyRoomChoice, type RoomSettings } from "../selection/room-context.ts";
import { setGroup, standardOfGroup } from "../selection/sanitary.ts";
import { standardTile } from "../selection/tiles.ts";

/**
 * The choices of a new room: the standard set-up, without products that the rules hide and with products that they
 * require. Costs nothing.
 */
export function standardRoomChoice(catalogue: PageCatalogue, settings: RoomSettings): RoomChoice {
  const room = standardOptions(catalogue, settings);
  return settle({ catalogue, settings, locked: false }, room, room).room;
}

function standardOptions(catalogue: PageCatalogue, settings: RoomSettings): RoomChoice {
  let room = emptyRoomChoice(catalogue.page.id);
  if (settings.hasTiles) {
    const wall = standardAccessories(catalogue, "wall");
    room = {
      ...room,
      wallTileProduct: standardTile({ catalogue }, "wall"),
      wallGroutColorProduct: wall.GroutColor,
      wallFinishingProfileProduct: wall.FinishingProfile,
      floorTileProduct: standardTile({ catalogue }, "floor"),
      floorGroutColorProduct: standardAccessories(catalogue, "floor").GroutColor,
    };
  }
  if (settings.hasSanitary)
    for (const group of catalogue.sanitaryGroups) room = setGroup(room, group, standardOfGroup(group));
  return room;
}
