import type { RoomChoice } from "../model/choices.ts";
import type { CostResult, LineItem, PageCost } from "../model/cost.ts";
import type { PageOutline } from "../model/page.ts";
import { sum, ZERO, type Cents } from "../money/cents.ts";
import { isBaseboardLine } from "../pricing/line-item.ts";
import { lastConfirmedOrder } from "../steps/step-sequence.ts";

export const SUMMARY_PARTS = ["tiles", "sanitary", "floors"] as const;
/** On the screen Tegelwerk & Tegelopties, Sanitair, Woonvloer. */
export type SummaryPartName = (typeof SUMMARY_PARTS)[number];

export const LINE_ROLES = [
  "wallTile",
  "wallGroutColor",
  "wallFinishingProfile",
  "floorTile",
  "floorGroutColor",
  "tileOption",
  "sanitary",
  "floor",
  "baseboard",
] as const;
export type LineRole = (typeof LINE_ROLES)[number];

export interface SummaryLine {
  readonly role: LineRole;
  readonly line: LineItem;
  /** What the line consists of; only tile options have it. */
  readonly specifications: string | null;
}

export interface SummaryPart {
  readonly name: SummaryPartName;
  readonly totalPrice: Cents;
  /** Columns of the part; they add up to `totalPrice`. */
  readonly grossPrice: Cents;
  readonly returnPrice: Cents;
  readonly labourPrice: Cents;
  readonly lines: readonly SummaryLine[];
}

export interface SummarySection {
  readonly page: PageOutline;
  readonly stepNumber: number;
  /** `saved`: 'Voorkeuren opgeslagen'; `open`: 'Nog niet bekeken'. */
  readonly status: "saved" | "open";
  readonly totalPrice: Cents;
  /** Parts with lines, in their fixed sequence. */
  readonly parts: readonly SummaryPart[];
}

export interface SummaryInput {
  readonly pages: readonly PageOutline[];
  readonly choices: Readonly<Record<string, RoomChoice>>;
  readonly cost: CostResult;
  readonly hideOverviewFromSummary: boolean;
}

/** The sections of the summary, in the pages' sequence. Intro pages have none, the overview only unless hidden. */
export function summarySections({
  pages,
  choices,
  cost,
  hideOverviewFromSummary,
}: SummaryInput): readonly SummarySection[] {
  const last = lastConfirmedOrder(pages, choices);
  const costs = new Map(cost.pageCosts.map((pageCost) => [pageCost.id, pageCost]));
  const shown = pages.filter(
    (page) => !page.hideFromSummary && page.type !== "intro" && !(page.type === "overview" && hideOverviewFromSummary),
  );
  return shown
    .toSorted((a, b) => a.order - b.order)
    .map((page) => {
      const pageCost = costs.get(page.id);
      const status = page.order <= last ? "saved" : "open";
      return {
        page,
        stepNumber: page.order + 1,
        status,
        totalPrice: pageCost?.totalPrice ?? ZERO,
        parts: pageCost ? summaryParts(pageCost) : [],
      };
    });
}

/** The lines of one page, for the summary and for the result tab. */
export function summaryParts(cost: PageCost): readonly SummaryPart[] {
  const one = (role: LineRole, line: LineItem | null): readonly SummaryLine[] =>
    line ? [{ role, line, specifications: null }] : [];
  const tiles = [
    ...one("wallTile", cost.wallTile),
    ...one("wallGroutColor", cost.wallGroutColor),
    ...one("wallFinishingProfile", cost.wallFinishingProfile),
    ...one("floorTile", cost.floorTile),
    ...one("floorGroutColor", cost.floorGroutColor),
    ...cost.allTileOptions.map((line) => ({ role: "tileOption" as const, line, specifications: line.specifications })),
  ];
  const parts = [
    part("tiles", tiles),
    part(
      "sanitary",
      cost.products.flatMap((line) => one("sanitary", line)),
    ),
    part(
      "floors",
      cost.items.flatMap((line) => one(isBaseboardLine(line) ? "baseboard" : "floor", line)),
    ),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function part(name: SummaryPartName, lines: readonly SummaryLine[]): SummaryPart {
  const total = (field: "totalPrice" | "grossPrice" | "returnPrice" | "labourPrice") =>
    sum(lines.map(({ line }) => line[field]));
  return {
    name,
    totalPrice: total("totalPrice"),
    grossPrice: total("grossPrice"),
    returnPrice: total("returnPrice"),
    labourPrice: total("labourPrice"),
    lines,
  };
}
