/** The breakdown of a card's amount in words. Pure. */
import { formatEuroDecimal, formatExactDifference, formatUnitPrice } from "@showroom/domain/format/money";
import { formatQuantity } from "@showroom/domain/format/measures";
import type { Page } from "@showroom/domain/model/page";
import { ZERO } from "@showroom/domain/money/cents";
import type { HouseType, Project } from "@showroom/domain/model/project";
import type { CardPrice } from "@showroom/domain/pricing/card-price";
import { pagePricing } from "@showroom/domain/pricing/page-pricing";
import { priceRows } from "@showroom/domain/pricing/price-rows";
import type { PriceRow } from "@showroom/domain/pricing/price-rows";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { countedName, lineWords } from "@showroom/domain/words/slot-words";
import type { PriceBreakdownProps } from "@showroom/ui/showroom/price-breakdown/price-breakdown";
import { priceTexts } from "./texts.ts";

const texts = priceTexts.buildUp;

type PriceBuildUp = Pick<PriceBreakdownProps, "rows" | "total" | "indicative" | "note">;

interface PricedHome {
  readonly project: Project;
  readonly houseType: HouseType;
  readonly page: Page;
  readonly floors: FloorOffer;
}

export interface BuildUpOptions {
  /** Whether it is the present choice. */
  readonly chosen: boolean;
  /** Whether it is the cheapest of several variants. */
  readonly from: boolean;
  /** A product that is counted by piece, a material that is measured, or a look of several of both. */
  readonly kind: "product" | "material" | "look";
}

const STANDARD_ROWS = (["product", "returned", "labour"] as const).map((kind) => ({ kind, pieces: 1, amount: ZERO }));

function labelOf(row: PriceRow, { chosen, kind }: Pick<BuildUpOptions, "chosen" | "kind">): string {
  switch (row.kind) {
    case "quantity":
      return texts.quantity(
        `${formatQuantity(row.measure.quantity)} ${texts.units[row.measure.unit]}`,
        formatUnitPrice(row.measure.price),
        row.part === "baseboard" ? texts.baseboard : "",
      );
    case "cutting-loss":
      return texts.cuttingLoss(formatQuantity(row.share * 100));
    case "product":
      return `${row.pieces > 1 ? `${row.pieces} × ` : ""}${chosen ? texts.chosenProduct : texts.product}`;
    case "added":
      return texts.added;
    case "returned":
      return chosen && kind === "product" ? texts.chosenReturned : texts.returned;
    case "labour":
      return texts.labour;
    case "along":
      return texts.along[row.change](lineWords(row.line), countedName(row.line));
  }
}

/** The rows that add up to a card's amount. */
export function buildUpOf(
  { project, houseType, page, floors }: PricedHome,
  { extra, indicative, step }: CardPrice,
  options: BuildUpOptions,
): PriceBuildUp {
  const { from, kind } = options;
  // All of a look comes along with it: one row for each of its products, with its name.
  const told = kind === "look" ? { ...step, chosen: step.before } : step;
  const rows = priceRows(pagePricing(project, houseType, page), floors, told);
  // The standard itself has nothing to explain.
  if (rows.length === 0)
    return {
      rows:
        kind === "product"
          ? STANDARD_ROWS.map((row) => ({ label: labelOf(row, options), amount: formatEuroDecimal(row.amount) }))
          : [{ label: texts.standard }],
      total: { label: texts.total, amount: formatEuroDecimal(extra) },
    };
  const total = extra === 0 ? formatEuroDecimal(extra) : formatExactDifference(extra);
  return {
    rows: rows.map((row) => ({ label: labelOf(row, options), amount: formatEuroDecimal(row.amount) })),
    total: { label: texts.total, amount: from ? texts.from(total) : total },
    indicative: indicative && extra !== 0,
    note: rows.some(({ kind, amount }) => kind === "returned" && amount !== 0) ? texts.returnedNote : undefined,
  };
}
