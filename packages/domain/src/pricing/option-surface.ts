import type { SurfaceOptionKind } from "../model/tile-option.ts";
import type { Quantities } from "./quantities.ts";

/** m² that a tile option covers. */
export function optionSurface(quantities: Quantities, kind: SurfaceOptionKind): number {
  if (kind === "FloorTileOnAllWalls") return quantities.wall;
  return kind === "AccentHerringboneReservoir" ? quantities.reservoir : quantities.accent;
}
