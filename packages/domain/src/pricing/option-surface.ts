import type { OfferedOptionKind } from "../selection/page-catalogue.ts";
import type { Quantities } from "./quantities.ts";

/** m² that a tile option covers. */
export function optionSurface(quantities: Quantities, kind: OfferedOptionKind): number {
  if (kind === "FloorTileOnAllWalls") return quantities.wall;
  return kind === "AccentHerringboneReservoir" ? quantities.reservoir : quantities.accent;
}
