import type { LineStatus } from "../model/cost.ts";
import type { Baseboard, Floor, FloorMaterial } from "../model/floor.ts";
import type { CostGroup } from "../model/cost-group.ts";
import { costGroupOf } from "../model/line-part.ts";
import { partOfSlot } from "../model/part-of-slot.ts";
import type { LineSlot } from "../model/room-slot.ts";
import { cents } from "../money/cents.ts";
import type { CatalogueVariant } from "../selection/page-catalogue.ts";
import type { Amounts } from "./amounts.ts";
import { NO_TOTALS, type GroupTotals } from "./discount.ts";

/** One line of the price, before names and texts are added. */
export interface PricedLine {
  readonly slot: LineSlot;
  readonly status: LineStatus;
  readonly item: PricedItem;
  /** Number of pieces; 1 for what is measured. */
  readonly pieces: number;
  readonly amounts: Amounts;
  /** True when the price is not hard. */
  readonly indicative: boolean;
}

export type PricedItem =
  | { readonly kind: "product"; readonly variant: CatalogueVariant }
  | { readonly kind: "floor"; readonly floor: Floor; readonly material: FloorMaterial | null }
  | { readonly kind: "baseboard"; readonly baseboard: Baseboard };

export function groupOfLine({ slot }: Pick<PricedLine, "slot">): CostGroup {
  return costGroupOf(partOfSlot(slot));
}

/** Lines added up by cost group. */
export function totalsOf(lines: readonly PricedLine[]): GroupTotals {
  const totals = { ...NO_TOTALS };
  for (const line of lines) {
    const group = groupOfLine(line);
    totals[group] = cents(totals[group] + line.amounts.totalPrice);
  }
  return totals;
}
