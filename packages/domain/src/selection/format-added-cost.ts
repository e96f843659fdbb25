import type { Package } from "../model/page.ts";
import type { TileFormat } from "../model/tile-format.ts";
import { cents, ZERO, type Cents } from "../money/cents.ts";

/** The added cost of a tile format: its own and its package's. */
export function formatAddedCost(
  packages: ReadonlyMap<number, Package>,
  format: TileFormat,
  ceilingHigh: boolean,
): Cents {
  const own = ceilingHigh ? format.addedCostCeilingHigh : format.addedCost;
  return cents(own + (packages.get(format.id)?.addedCost ?? ZERO));
}
