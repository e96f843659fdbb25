/** The amount format of a whole summary, in which the shown amounts add up. */
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { amountsThatAddUp } from "@showroom/domain/format/amounts-that-add-up";
import type { AmountFormat, ShownSum } from "@showroom/domain/format/amounts-that-add-up";
import type { CostResult, LineItem } from "@showroom/domain/model/cost";
import { COST_GROUPS, costGroupOf } from "@showroom/domain/model/line-part";
import { cents, sum } from "@showroom/domain/money/cents";
import type { Cents } from "@showroom/domain/money/cents";
import { summaryParts } from "@showroom/domain/summary/summary";

type Line = Pick<LineItem, "grossPrice" | "returnPrice" | "labourPrice" | "totalPrice">;

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

const ofTotals = (
  pages: readonly Cents[],
  { subTotalPrice, discount, totalPrice }: Pick<CostResult, "subTotalPrice" | "discount" | "totalPrice">,
): readonly ShownSum[] => [
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
export function amountsOfConfirmation(confirmation: Confirmation): AmountFormat {
  const pages = confirmation.pages.map((page) => page.totalPrice);
  const tablesOf = ({ lines }: Confirmation["pages"][number]) =>
    COST_GROUPS.map((group) => lines.filter((line) => costGroupOf(line.part) === group));
  return amountsThatAddUp([
    ...confirmation.pages.flatMap((page) => ofPage(tablesOf(page), page.totalPrice)),
    ...ofTotals(pages, confirmation),
  ]);
}
