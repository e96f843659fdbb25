import { stringify } from "csv-stringify/sync";
import writeXlsxFile, { type SheetData } from "write-excel-file/node";
import type { OrderView } from "@showroom/api-contract/endpoints/staff";
import type { OrderList, OrderScope } from "@showroom/api-contract/entities/staff";
import { fileName } from "../kernel/send-file.ts";
import {
  ARTICLE_COLUMNS,
  discountRow,
  HOME_COLUMNS,
  NOTICES,
  PRICE_COLUMNS,
  ROOM_COLUMNS,
  SUPPLIER_COLUMNS,
  type OrderCell,
  type OrderColumn,
} from "./order-columns.ts";
import { perArticle, perHome, perSupplier } from "./order-views.ts";

const numbers = new Intl.NumberFormat("nl-NL", { useGrouping: false, maximumFractionDigits: 7 });

interface Table {
  readonly name: string;
  readonly columns: readonly Pick<OrderColumn<never>, "title" | "width">[];
  readonly rows: readonly (readonly OrderCell[])[];
}

function tableOf<Line>(name: string, columns: readonly OrderColumn<Line>[], lines: readonly Line[]): Table {
  return { name, columns, rows: lines.map((line) => columns.map((column) => column.value(line))) };
}

/** Every line with what the buyer pays, if wanted, then the discounts. */
function roomTable({ lines, totals }: OrderList): Table {
  const table = tableOf("Per ruimte", totals === null ? ROOM_COLUMNS : [...ROOM_COLUMNS, ...PRICE_COLUMNS], lines);
  const discounts = (totals ?? []).filter(({ discount }) => discount > 0);
  return { ...table, rows: [...table.rows, ...discounts.map(discountRow)] };
}

const TABLES: Readonly<Record<OrderView, (list: OrderList) => Table>> = {
  room: roomTable,
  home: ({ lines }) => tableOf("Per woning", HOME_COLUMNS, perHome(lines).flat()),
  article: ({ lines }) => tableOf("Per artikel", ARTICLE_COLUMNS, perArticle(lines)),
  supplier: ({ lines }) => tableOf("Per leverancier", SUPPLIER_COLUMNS, perSupplier(lines)),
};
/** The sheets of a spreadsheet: what is ordered by first. */
const SHEETS: readonly OrderView[] = ["home", "article", "supplier", "room"];

/**
 * Writes CSV with semicolons and decimal commas for Dutch spreadsheets. Text that looks like a formula gets an
 * apostrophe.
 */
export function writeOrderCsv(list: OrderList, view: OrderView): string {
  const { columns, rows } = TABLES[view](list);
  return stringify([columns.map(({ title }) => title), ...rows], {
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    escape_formulas: true,
    cast: { number: (value) => ({ value: numbers.format(value), escape_formulas: false }) },
  });
}

/** Writes XLSX with typed cells, so that text is never read as a formula. Each sheet says what the lines are. */
export async function writeOrderXlsx(list: OrderList): Promise<Buffer> {
  const sheets = SHEETS.map((view) => {
    const { name, columns, rows } = TABLES[view](list);
    const heading = columns.map(({ title }) => ({ value: title, type: String, fontWeight: "bold" as const }));
    const words = NOTICES[list.scope];
    const notice = words === null ? [] : [[{ value: words, type: String, fontWeight: "bold" as const }]];
    const data: SheetData = [
      ...notice,
      heading,
      ...rows.map((row) =>
        row.map((value) => {
          if (value === null) return null;
          return typeof value === "number" ? { value, type: Number } : { value, type: String };
        }),
      ),
    ];
    return {
      data,
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: notice.length + 1,
    };
  });
  return await writeXlsxFile(sheets).toBuffer();
}

const FILE_WORDS: Readonly<Record<OrderScope, string>> = {
  current: "bestellijst",
  requested: "aangevraagd",
  final: "akkoord",
};

/** A file name that says whether the lines are requested or agreed. */
export function orderFileName(list: OrderList, format: "csv" | "xlsx"): string {
  const home = list.buildNumber === null ? [] : [list.buildNumber];
  return fileName([FILE_WORDS[list.scope], list.projectName, ...home], format);
}
