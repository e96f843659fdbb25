import type { ReactNode } from "react";
import { summaryTexts } from "./texts.ts";

export interface SummaryRow {
  id: string;
  /** Picture of the product or material. */
  imageUrl?: string | undefined;
  /** `contain` for products on white; by default the picture fills its frame. */
  imageFit?: "cover" | "contain" | undefined;
  /** CSS colour to show without a picture. */
  colourHex?: string | undefined;
  /** Brand and type, or the part of the room: 'Wandtegel'. */
  brandAndType?: string | undefined;
  /** Name of the chosen product. */
  description: string;
  /** Frozen article number, on a confirmed summary. */
  articleNumber?: string | undefined;
  colour?: string | undefined;
  /** Size in words: '60 x 120 cm.' */
  size?: string | undefined;
  /** Formatted amounts. A column that is empty in every row is left out. */
  productPrice?: string | undefined;
  returnPrice?: string | undefined;
  labourPrice?: string | undefined;
  /** Price incl. VAT and assembly; without it, 'Inbegrepen' is shown. */
  total?: string | undefined;
  /** A small action of the row, below its name; not printed. */
  action?: ReactNode;
}

/** The columns between the description and the price, in order. */
const optionalColumns = ["colour", "size", "productPrice", "returnPrice", "labourPrice"] as const;

export type OptionalColumn = (typeof optionalColumns)[number];

export const isAmount = (column: OptionalColumn): boolean => column.endsWith("Price");

/** The columns with a value in at least one row, with their headings. */
export function filledColumns(rows: readonly SummaryRow[]): readonly { id: OptionalColumn; heading: string }[] {
  return optionalColumns
    .filter((column) => rows.some((row) => row[column]))
    .map((id) => ({ id, heading: summaryTexts[id] }));
}
