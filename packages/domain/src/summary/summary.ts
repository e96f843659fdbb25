import { stepNumberOf } from "../steps/step-number.ts";
import type { RoomChoice } from "../model/choices.ts";
import { linesOf, type CostResult, type LineItem, type PageCost } from "../model/cost.ts";
import { COST_GROUPS, type CostGroup } from "../model/cost-group.ts";
import { costGroupOf } from "../model/line-part.ts";
import type { PageOutline } from "../model/page.ts";
import { sum, ZERO, type Cents } from "../money/cents.ts";
import { lastConfirmedOrder } from "../steps/step-sequence.ts";

export interface SummaryPart {
  readonly group: CostGroup;
  readonly totalPrice: Cents;
  /** Columns of the table; they add up to `totalPrice`. */
  readonly grossPrice: Cents;
  readonly returnPrice: Cents;
  readonly labourPrice: Cents;
  /** Whether a line has an indicative price. */
  readonly indicative: boolean;
  readonly lines: readonly LineItem[];
}

export interface SummarySection {
  readonly page: PageOutline;
  readonly stepNumber: number;
  /** `saved`: 'Voorkeuren opgeslagen'; `open`: 'Nog niet bekeken'. */
  readonly status: "saved" | "open";
  readonly totalPrice: Cents;
  /** Cost groups with lines, in their fixed sequence. */
  readonly parts: readonly SummaryPart[];
}

export interface SummaryInput {
  readonly pages: readonly PageOutline[];
  readonly choices: Readonly<Record<string, RoomChoice>>;
  readonly cost: CostResult;
  readonly hideOverviewFromSummary: boolean;
}

/** Whether a page has a section in the summary. Intro pages, hidden pages and a hidden overview have none. */
export const isInSummary = (
  { type, hideFromSummary }: Pick<PageOutline, "type" | "hideFromSummary">,
  { hideOverviewFromSummary }: Pick<SummaryInput, "hideOverviewFromSummary">,
): boolean => !hideFromSummary && type !== "intro" && !(type === "overview" && hideOverviewFromSummary);

/** The sections of the summary, in the order of the pages. */
export function summarySections({
  pages,
  choices,
  cost,
  hideOverviewFromSummary,
}: SummaryInput): readonly SummarySection[] {
  const last = lastConfirmedOrder(pages, choices);
  const costs = new Map(cost.pageCosts.map((pageCost) => [pageCost.id, pageCost]));
  return pages
    .filter((page) => isInSummary(page, { hideOverviewFromSummary }))
    .toSorted((a, b) => a.order - b.order)
    .map((page) => {
      const pageCost = costs.get(page.id);
      const status = page.order <= last ? "saved" : "open";
      return {
        page,
        stepNumber: stepNumberOf(page),
        status,
        totalPrice: pageCost?.totalPrice ?? ZERO,
        parts: pageCost ? summaryParts(pageCost) : [],
      };
    });
}

/** The lines of one page, for the summary and for the result tab. */
export function summaryParts(cost: PageCost): readonly SummaryPart[] {
  const lines = linesOf(cost);
  return COST_GROUPS.map((group) =>
    summaryPart(
      group,
      lines.filter(({ part }) => costGroupOf(part) === group),
    ),
  ).filter((part) => part.lines.length > 0);
}

/** A table without the lines of the standard that cost nothing extra; null when no line is left. Its totals stay the same. */
export function changedLines(part: SummaryPart): SummaryPart | null {
  const lines = part.lines.filter(({ status, totalPrice }) => status !== "standard" || totalPrice !== 0);
  return lines.length === 0 ? null : { ...part, lines };
}

function summaryPart(group: CostGroup, lines: readonly LineItem[]): SummaryPart {
  const total = (field: "totalPrice" | "grossPrice" | "returnPrice" | "labourPrice") =>
    sum(lines.map((line) => line[field]));
  return {
    group,
    totalPrice: total("totalPrice"),
    grossPrice: total("grossPrice"),
    returnPrice: total("returnPrice"),
    labourPrice: total("labourPrice"),
    indicative: lines.some((line) => line.indicative),
    lines,
  };
}
