/** Converts price lines and confirmation lines to rows of a summary table. */
import type { ReactNode } from "react";
import type { Confirmation, ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import type { SummaryTableProps } from "@showroom/ui/showroom/summary/summary-table";
import { formatTileSize } from "@showroom/domain/format/measures";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { formatEuro } from "@showroom/domain/format/money";
import type { LineItem } from "@showroom/domain/model/cost";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { costGroupOf } from "@showroom/domain/model/line-part";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { sum, ZERO } from "@showroom/domain/money/cents";
import type { Cents } from "@showroom/domain/money/cents";
import type { SummaryPart } from "@showroom/domain/summary/summary";
import type { LineQuantity } from "@showroom/domain/pricing/line-quantity";
import { countedName, lineWords } from "@showroom/domain/words/slot-words";
import type { Images } from "@showroom/web-app/pictures/use-images";
import { measuredWords, quantityWords } from "./quantity-words.ts";
import { summaryTexts } from "./texts.ts";

type SummaryRow = SummaryTableProps["rows"][number];

/** A table of the summary. */
export interface ListedPart {
  readonly group: CostGroup;
  readonly rows: readonly SummaryRow[];
  readonly total: Cents;
  /** Whether a row has an indicative price. */
  readonly indicative: boolean;
}

/** The amount columns of a row. Zero is undefined, which the column of totals shows as 'Inbegrepen'. */
function amountsOf(
  line: Pick<LineItem, "grossPrice" | "returnPrice" | "labourPrice" | "totalPrice">,
): Pick<SummaryRow, "productPrice" | "returnPrice" | "labourPrice" | "total"> {
  const { euro, difference } = EXACT_AMOUNTS;
  const amount = (value: Cents): string | undefined => (value === 0 ? undefined : difference(value));
  return {
    productPrice: amount(line.grossPrice),
    returnPrice: line.returnPrice === 0 ? undefined : euro(line.returnPrice),
    labourPrice: amount(line.labourPrice),
    total: amount(line.totalPrice),
  };
}

const words = (...parts: readonly (string | false | null | undefined)[]): string => parts.filter(Boolean).join(" · ");

function rowOfLine(line: LineItem, images: Images, measured: LineQuantity | null): SummaryRow {
  return {
    id: line.id,
    imageUrl: line.thumbnail ? images.url(line.thumbnail.public_id, { crop: "fit", width: 300 }) : undefined,
    imageFit: line.part === "sanitary" ? "contain" : "cover",
    colourHex: line.colorHex ?? undefined,
    brandAndType: words(
      lineWords(line),
      line.status === "dropped" && summaryTexts.dropped,
      line.brand,
      measuredWords(measured),
    ),
    description: countedName(line),
    colour: line.colorName ?? undefined,
    size: line.size ?? formatTileSize(line.width, line.length) ?? undefined,
    ...amountsOf(line),
  };
}

/** The tables of the present choices, from the lines of the price. */
export function listLines(
  parts: readonly SummaryPart[],
  images: Images,
  quantityOf: (line: LineItem) => LineQuantity | null = () => null,
): readonly ListedPart[] {
  return parts.map(({ group, lines, totalPrice, indicative }) => ({
    group,
    rows: lines.map((line) => rowOfLine(line, images, quantityOf(line))),
    total: totalPrice,
    indicative,
  }));
}

const NO_FLOOR_ROW = "no-floor";

/** The table for a buyer who wants no floor. Without it the page would look as if the choice was forgotten. */
export function listNoFloor(): readonly ListedPart[] {
  return [
    {
      group: "floors",
      rows: [{ id: NO_FLOOR_ROW, description: summaryTexts.noFloor, total: formatEuro(ZERO) }],
      total: ZERO,
      indicative: false,
    },
  ];
}

/** Whether a table only says that the buyer wants no floor; its € 0,- is not a price. */
const isDeclined = ({ rows }: ListedPart): boolean => rows.some(({ id }) => id === NO_FLOOR_ROW);

/** Whether a price of the tables is indicative. */
export const isIndicative = (parts: readonly ListedPart[]): boolean => parts.some(({ indicative }) => indicative);

/** The formatted total of a page; undefined when the choices cost nothing extra, which is shown as 'Inbegrepen'. */
export function pageTotal(total: Cents, parts: readonly ListedPart[]): string | undefined {
  if (total === 0) return parts.some(isDeclined) ? formatEuro(ZERO) : undefined;
  return EXACT_AMOUNTS.euro(total);
}

function rowOfConfirmed(line: ConfirmationLine, index: number, images: Images, action: ReactNode): SummaryRow {
  return {
    action,
    id: `${line.part}-${index}`,
    imageUrl: line.thumbnail ? images.url(line.thumbnail.public_id, { crop: "fit", width: 300 }) : undefined,
    imageFit: line.part === "sanitary" ? "contain" : "cover",
    colourHex: line.colorHex ?? undefined,
    brandAndType: words(lineWords(line), line.brand, line.quantity > 0 && quantityWords(line)),
    description: line.name,
    colour: line.colorName ?? undefined,
    size: line.size ?? undefined,
    ...amountsOf(line),
    articleNumber: line.productNumber || undefined,
  };
}

/**
 * The tables of a confirmation, from the lines that were stored when the choices were submitted. `actionOf` gets a line with its place
 * on the page.
 */
export function listConfirmed(
  { lines }: Pick<Confirmation["pages"][number], "lines">,
  images: Images,
  actionOf: (line: ConfirmationLine, place: number) => ReactNode = () => undefined,
): readonly ListedPart[] {
  return COST_GROUPS.flatMap((group): readonly ListedPart[] => {
    const own = lines.filter((line) => costGroupOf(line.part) === group);
    if (own.length === 0) return [];
    return [
      {
        group,
        rows: own.map((line, index) => rowOfConfirmed(line, index, images, actionOf(line, lines.indexOf(line)))),
        total: sum(own.map((line) => line.totalPrice)),
        indicative: own.some((line) => line.indicative),
      },
    ];
  });
}
