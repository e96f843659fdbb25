import { stringify } from "csv-stringify/sync";
import writeXlsxFile, { type SheetData } from "write-excel-file/node";
import type { OrderList } from "@showroom/api-contract/entities/staff";
import { discountRow, ORDER_COLUMNS, PRICE_COLUMNS, type OrderCell, type OrderColumn } from "./order-columns.ts";

const numbers = new Intl.NumberFormat("nl-NL", { useGrouping: false, maximumFractionDigits: 7 });

const columnsOf = ({ totals }: OrderList): readonly OrderColumn[] =>
  totals === null ? ORDER_COLUMNS : [...ORDER_COLUMNS, ...PRICE_COLUMNS];

/** The rows below the heading: every line, then the discounts. */
function rowsOf(list: OrderList): OrderCell[][] {
  const columns = columnsOf(list);
  const discounts = (list.totals ?? []).filter(({ discount }) => discount > 0);
  return [...list.lines.map((line) => columns.map((column) => column.value(line))), ...discounts.map(discountRow)];
}

/**
 * Writes CSV with semicolons and decimal commas for Dutch spreadsheets. Text that looks like a formula gets an
 * apostrophe.
 */
export function writeOrderCsv(list: OrderList): string {
  const rows: OrderCell[][] = [columnsOf(list).map((column) => column.title), ...rowsOf(list)];
  return stringify(rows, {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { number: (value) => ({ value: numbers.format(value), escape_formulas: false }) },
  });
}

/** Writes XLSX with typed cells, so that text is never read as a formula. */
export async function writeOrderXlsx(list: OrderList): Promise<Buffer> {
  const columns = columnsOf(list);
  const heading = columns.map((column) => ({ value: column.title, type: String, fontWeight: "bold" as const }));
  const rows = rowsOf(list).map((row) =>
    row.map((value) => {
      if (value === null) return null;
      return typeof value === "number" ? { value, type: Number } : { value, type: String };
    }),
  );
  const data: SheetData = [heading, ...rows];
  return await writeXlsxFile(data, {
    columns: columns.map(({ width }) => ({ width })),
    sheet: "Bestellijst",
    stickyRowsCount: 1,
  }).toBuffer();
}

/** A file name of letters, digits and dashes. */
export function orderFileName(list: OrderList, format: "csv" | "xlsx"): string {
  const clean = (text: string): string =>
    text
      .normalize("NFD")
      .replaceAll(/[^A-Za-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "")
      .toLowerCase();
  return `bestellijst-${[list.projectName, ...(list.buildNumber === null ? [] : [list.buildNumber])].map(clean).join("-")}.${format}`;
}
