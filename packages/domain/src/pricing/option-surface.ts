import type { Quantities } from "../model/quantities.ts";
import { surfaceOption, type SurfaceOptionKind } from "../model/tile-option.ts";

/** m² that a tile option covers. */
export function optionSurface(quantities: Quantities, kind: SurfaceOptionKind): number {
  return quantities[surfaceOption(kind).surface];
}
