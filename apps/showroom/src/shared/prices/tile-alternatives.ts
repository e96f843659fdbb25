/** What a tile's card offers, by where the tile is offered: for the amount on the card, and for the filter that follows it. */
import type { TilePlace } from "@showroom/domain/filter/extra-cost";
import type { ProductChoice } from "@showroom/domain/model/choices";
import { addAccent } from "@showroom/domain/selection/tile-options";
import { selectFloorTile, selectWallTile } from "@showroom/domain/selection/tiles";
import type { RoomAction } from "../choices/choices-store.ts";

/** Radio group, and first part of the names of the amounts. */
export const cardsName = (place: TilePlace): string =>
  place === "wall" || place === "floor" ? `${place}-tile` : place;

/** Chooses a tile. It only adds: a room that has the tile stays as it is. */
export const addTile =
  (place: TilePlace, choice: ProductChoice): RoomAction =>
  (context, room) => {
    if (place === "wall") return selectWallTile(context, room, choice);
    return place === "floor" ? selectFloorTile(context, room, choice) : addAccent(context, room, place, choice);
  };
