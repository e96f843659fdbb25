import { TILED_WALLS, type TiledSurface } from "@showroom/scene/mesh-format";

/** Editable surfaces in the order of the kernels' surface numbers, which start at 1. */
export const TILED_SURFACES: readonly TiledSurface[] = [
  "floor",
  ...TILED_WALLS.map((wall) => `${wall}-lower` as const),
  ...TILED_WALLS.map((wall) => `${wall}-upper` as const),
];

/** Number of a surface in the kernels, 1 to 9. A reservoir shares the number of the wall behind it, whose finish it mostly has. */
export function surfaceNumber(surface: TiledSurface): number {
  return TILED_SURFACES.indexOf(surface === "reservoir" ? "back-lower" : surface) + 1;
}
