import type { AccessoryType } from "./choices.ts";
import {
  SURFACE_OPTION_KINDS,
  type AccentKind,
  type FloorTileOptionKind,
  type SurfaceOptionKind,
} from "./tile-option.ts";

export const TILE_SURFACES = ["wall", "floor"] as const;
export type TileSurface = (typeof TILE_SURFACES)[number];

export const ACCESSORY_PLACES: readonly AccessoryPlace[] = [...TILE_SURFACES, ...SURFACE_OPTION_KINDS];
/** What grout or a profile goes with: the walls, the floor, or a tile option. */
export type AccessoryPlace = TileSurface | SurfaceOptionKind;

/** Where in a room a product is chosen. */
export type RoomSlot =
  | { readonly kind: "tile"; readonly surface: TileSurface }
  | { readonly kind: "accessory"; readonly place: AccessoryPlace; readonly type: AccessoryType }
  | { readonly kind: "accent"; readonly option: AccentKind }
  | { readonly kind: "sanitary"; readonly groupId: number };

/** Where in a home a price line belongs: a slot of a room, a tile option without tiles of its own, or the living-room floor. */
export type LineSlot =
  | RoomSlot
  | { readonly kind: "option"; readonly option: FloorTileOptionKind }
  | { readonly kind: "floor"; readonly part: "colour" | "baseboard" };
