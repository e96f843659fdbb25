import type { RoomChoice } from "../model/choices.ts";
import type { Part } from "./closing-date.ts";

/** A room with one part of another version of it; the rest stays. */
export function withPart(room: RoomChoice, part: Part, from: RoomChoice): RoomChoice {
  switch (part) {
    case "tiles":
      return {
        ...room,
        wallTileProduct: from.wallTileProduct,
        wallGroutColorProduct: from.wallGroutColorProduct,
        wallFinishingProfileProduct: from.wallFinishingProfileProduct,
        floorTileProduct: from.floorTileProduct,
        floorGroutColorProduct: from.floorGroutColorProduct,
        tileOptions: from.tileOptions,
      };
    case "sanitary":
      return { ...room, products: from.products };
    case "floors":
      return {
        ...room,
        floorMaterialId: from.floorMaterialId,
        colorId: from.colorId,
        baseboardId: from.baseboardId,
      };
  }
}
