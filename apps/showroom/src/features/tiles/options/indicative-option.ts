import { linesOf, type PageCost } from "@showroom/domain/model/cost";
import type { TileOptionKind } from "@showroom/domain/model/tile-option";

/** Whether the line of a chosen option is indicative. `CeilingHigh` has no line, so the wall tile's is used. */
export function isOptionIndicative(cost: PageCost, kind: TileOptionKind): boolean {
  return linesOf(cost).some(
    ({ slot, indicative }) =>
      indicative &&
      (kind === "CeilingHigh"
        ? slot.kind === "tile" && slot.surface === "wall"
        : (slot.kind === "option" || slot.kind === "accent") && slot.option === kind),
  );
}
