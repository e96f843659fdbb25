/** A change of what is agreed keeps its discounts. Here are those that lose every line that they were given on. */
import type { CostGroup } from "../model/cost-group.ts";
import type { Cents } from "../money/cents.ts";
import { textOfKey, type LineKey } from "./lines-in-force.ts";

/** A discount of documents that are agreed. */
export interface AgreedDiscount {
  /** Absent for a discount on the whole. */
  readonly part?: CostGroup | undefined;
  /** Negative. */
  readonly totalPrice: Cents;
}

interface PartedLine extends LineKey {
  /** Absent for a line of no part. */
  readonly part?: CostGroup | undefined;
}

/**
 * The discounts that would be left without any line, if these lines were taken away.
 * @param lines what is agreed now
 */
export function discountsLeft<Discount extends AgreedDiscount>(
  discounts: readonly Discount[],
  lines: readonly PartedLine[],
  removed: readonly LineKey[],
): readonly Discount[] {
  const gone = new Set(removed.map(textOfKey));
  return discounts.filter(({ part }) => {
    const own = lines.filter((line) => part === undefined || line.part === part);
    return own.length > 0 && own.every((line) => gone.has(textOfKey(line)));
  });
}
