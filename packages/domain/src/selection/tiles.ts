import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import { standardAccessories } from "./standard-accessories.ts";
import { findChoice } from "./page-catalogue.ts";
import type { TileSurface } from "../model/room-slot.ts";
import type { RoomContext } from "./room-context.ts";
import { mainChoice, sameChoice } from "./variants.ts";

/** Lays a tile on the walls. Ignored when unchanged, locked or not on offer. */
export function selectWallTile(context: RoomContext, room: RoomChoice, choice: ProductChoice): RoomChoice {
  return canLay(context, "wall", room.wallTileProduct, choice) ? { ...room, wallTileProduct: choice } : room;
}

/** Lays a tile on the floor. Ignored when unchanged, locked or not on offer. */
export function selectFloorTile(context: RoomContext, room: RoomChoice, choice: ProductChoice): RoomChoice {
  return canLay(context, "floor", room.floorTileProduct, choice) ? { ...room, floorTileProduct: choice } : room;
}

/** Restores the standard wall tile, grout and profile; clears a slot without a standard. */
export function resetWallTile(context: RoomContext, room: RoomChoice): RoomChoice {
  if (context.locked) return room;
  const { GroutColor, FinishingProfile } = standardAccessories(context.catalogue, "wall");
  return unlessSame(room, {
    ...room,
    wallTileProduct: standardTile(context, "wall") ?? room.wallTileProduct,
    wallGroutColorProduct: GroutColor,
    wallFinishingProfileProduct: FinishingProfile,
  });
}

/** Restores the standard floor tile and grout; clears grout without a standard. */
export function resetFloorTile(context: RoomContext, room: RoomChoice): RoomChoice {
  if (context.locked) return room;
  const { GroutColor } = standardAccessories(context.catalogue, "floor");
  return unlessSame(room, {
    ...room,
    floorTileProduct: standardTile(context, "floor") ?? room.floorTileProduct,
    floorGroutColorProduct: GroutColor,
  });
}

export function standardTile(context: Pick<RoomContext, "catalogue">, surface: TileSurface): ProductChoice | null {
  const { standard } = context.catalogue.tiles[surface];
  return standard ? mainChoice(standard) : null;
}

function canLay(
  { catalogue, locked }: RoomContext,
  surface: TileSurface,
  current: ProductChoice | null,
  choice: ProductChoice,
): boolean {
  return (
    !locked &&
    !sameChoice(current, choice) &&
    catalogue.tiles[surface].ids.has(choice.pageProductId) &&
    findChoice(catalogue, choice) !== null
  );
}

function unlessSame(before: RoomChoice, after: RoomChoice): RoomChoice {
  const same =
    sameChoice(before.wallTileProduct, after.wallTileProduct) &&
    sameChoice(before.wallGroutColorProduct, after.wallGroutColorProduct) &&
    sameChoice(before.wallFinishingProfileProduct, after.wallFinishingProfileProduct) &&
    sameChoice(before.floorTileProduct, after.floorTileProduct) &&
    sameChoice(before.floorGroutColorProduct, after.floorGroutColorProduct);
  return same ? before : after;
}
