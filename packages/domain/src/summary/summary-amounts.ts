/** The amount format of a whole summary, in which the shown amounts add up. */
import { amountsThatAddUp } from "../format/amounts-that-add-up.ts";
import type { AmountFormat, ShownSum } from "../format/amounts-that-add-up.ts";
import type { CostResult, LineItem } from "../model/cost.ts";
import { COST_GROUPS } from "../model/cost-group.ts";
import { costGroupOf } from "../model/line-part.ts";
import { cents, sum } from "../money/cents.ts";
import type { Cents } from "../money/cents.ts";
import { summaryParts } from "./summary.ts";

type Line = Pick<LineItem, "grossPrice" | "returnPrice" | "labourPrice" | "totalPrice">;
type Totals = Pick<CostResult, "subTotalPrice" | "discount" | "totalPrice">;

/** The amounts of a confirmation. */
export interface ConfirmedAmounts extends Totals {
  readonly pages: readonly {
    readonly totalPrice: Cents;
    readonly lines: readonly (Line & Pick<LineItem, "part">)[];
  }[];
}

const totalOf = (lines: readonly Line[]): Cents => sum(lines.map((line) => line.totalPrice));

/** The sums of a page: of each row, of each table, and of the tables. */
function ofPage(tables: readonly (readonly Line[])[], total: Cents): readonly ShownSum[] {
  return [
    ...tables.flat().map((line): ShownSum => {
      return { parts: [line.grossPrice, line.returnPrice, line.labourPrice], total: line.totalPrice };
    }),
    ...tables.map((lines): ShownSum => ({ parts: lines.map((line) => line.totalPrice), total: totalOf(lines) })),
    { parts: tables.map(totalOf), total },
  ];
}

const ofTotals = (pages: readonly Cents[], { subTotalPrice, discount, totalPrice }: Totals): readonly ShownSum[] => [
  { parts: pages, total: subTotalPrice },
  { parts: [subTotalPrice, cents(0 - discount)], total: totalPrice },
];

/** The format for the present choices. */
export function amountsOfCost(cost: CostResult): AmountFormat {
  const pages = cost.pageCosts.map((page) => page.totalPrice);
  const tablesOf = (page: CostResult["pageCosts"][number]) => summaryParts(page).map(({ lines }) => lines);
  return amountsThatAddUp([
    ...cost.pageCosts.flatMap((page) => ofPage(tablesOf(page), page.totalPrice)),
    ...ofTotals(pages, cost),
  ]);
}

/** The format for submitted choices. */
export function amountsOfConfirmation(confirmation: ConfirmedAmounts): AmountFormat {
  const pages = confirmation.pages.map((page) => page.totalPrice);
  const tablesOf = ({ lines }: ConfirmedAmounts["pages"][number]) =>
    COST_GROUPS.map((group) => lines.filter((line) => costGroupOf(line.part) === group));
  return amountsThatAddUp([
    ...confirmation.pages.flatMap((page) => ofPage(tablesOf(page), page.totalPrice)),
    ...ofTotals(pages, confirmation),
  ]);
}
