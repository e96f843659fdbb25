import { summaryTexts } from "./texts.ts";

export interface SummaryRow {
  id: string;
  /** Picture of the product or material. */
  imageUrl?: string | undefined;
  /** `contain` for product cut-outs, else the picture fills its place. */
  imageFit?: "cover" | "contain" | undefined;
  /** CSS colour of the block that stands in for a picture. */
  colourHex?: string | undefined;
  /** Brand and type, or what the row is for: 'Wandtegel'. */
  brandAndType?: string | undefined;
  /** Name of what was chosen. */
  description: string;
  /** Frozen article number, on a confirmed summary. */
  articleNumber?: string | undefined;
  colour?: string | undefined;
  /** Size in words: '60 x 120 cm.' */
  size?: string | undefined;
  /** Formatted amounts. A column that no row fills is left out. */
  productPrice?: string | undefined;
  returnPrice?: string | undefined;
  labourPrice?: string | undefined;
  /** Price incl. VAT and assembly; left out it reads 'Inbegrepen'. */
  total?: string | undefined;
}

/** The columns between the description and the price, in their order. */
const optionalColumns = ["colour", "size", "productPrice", "returnPrice", "labourPrice"] as const;

export type OptionalColumn = (typeof optionalColumns)[number];

export const isAmount = (column: OptionalColumn): boolean => column.endsWith("Price");

/** The columns that at least one row fills, with their headings. */
export function filledColumns(rows: readonly SummaryRow[]): readonly { id: OptionalColumn; heading: string }[] {
  return optionalColumns
    .filter((column) => rows.some((row) => row[column]))
    .map((id) => ({ id, heading: summaryTexts[id] }));
}
