import writeXlsxFile, { type SheetData } from "write-excel-file/node";
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import { formatCell, type Cell } from "./cell-values.ts";
import { choiceLists, formCells, listCells } from "./choice-lists.ts";
import { FORM_HEADINGS, FORM_SHEET } from "./labels.ts";
import { aboveHeading, FORM, SHEETS, type Column, type SheetLayout } from "./sheet-layout.ts";

type Values = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);

interface Sheet {
  readonly name: string;
  /** Headings of the columns with the parents' keys. */
  readonly above: readonly string[];
  readonly columns: readonly Column[];
  readonly rows: Cell[][];
}

/** Writes the rows of a list and of its nested lists. */
function fill(sheets: Map<SheetLayout, Sheet>, layout: SheetLayout, within: unknown, above: readonly string[]): void {
  const sheet = sheets.get(layout);
  const entries: unknown = at(within, layout.path);
  if (!sheet || !Array.isArray(entries)) return;
  for (const entry of entries as readonly unknown[]) {
    sheet.rows.push([...above, ...layout.columns.map(({ path, cell }) => formatCell(cell, at(entry, path)))]);
    const key = layout.keyPath === null ? "" : String(at(entry, layout.keyPath));
    for (const below of layout.below) fill(sheets, below, entry, [...above, key]);
  }
}

function open(sheets: Map<SheetLayout, Sheet>, layout: SheetLayout, above: readonly string[]): void {
  sheets.set(layout, { name: layout.name, above, columns: layout.columns, rows: [] });
  for (const below of layout.below) open(sheets, below, [...above, aboveHeading(layout)]);
}

/** Cells carry their type: text is never read as a formula. */
const written = (cell: Cell) => {
  if (cell === null) return null;
  return typeof cell === "number" ? { value: cell, type: Number } : { value: String(cell), type: String };
};
/** Obligatory columns stand out; their explanation says it in words. */
const REQUIRED = "#FFE9A8";
const heading = (value: string, isRequired = false) => ({
  value,
  type: String,
  fontWeight: "bold" as const,
  ...(isRequired ? { backgroundColor: REQUIRED } : {}),
});

/** A bundle as a workbook: a sheet per list, prices in euros, lengths in centimetres, fractions in percent. */
export async function writeWorkbook(bundle: BundleInput): Promise<Buffer> {
  const sheets = new Map<SheetLayout, Sheet>();
  for (const layout of SHEETS) {
    open(sheets, layout, []);
    fill(sheets, layout, bundle, []);
  }
  const form = FORM.map(({ path, heading: name, cell, isRequired }) => [
    { value: name, type: String, ...(isRequired ? { backgroundColor: REQUIRED } : {}) },
    written(formatCell(cell, at(bundle, path))),
  ]);
  const list = [...sheets.values()].map(({ name, above, columns, rows }) => {
    const data: SheetData = [
      [
        ...above.map((name) => heading(name, true)),
        ...columns.map((column) => heading(column.heading, column.isRequired)),
      ],
      ...rows.map((row) => row.map(written)),
    ];
    return { data, sheet: name, stickyRowsCount: 1, columns: [...above, ...columns].map(() => ({ width: 18 })) };
  });
  const first = { data: [FORM_HEADINGS.map((name) => heading(name)), ...form], sheet: FORM_SHEET, stickyRowsCount: 1 };
  const widths = [{ width: 34 }, { width: 60 }];
  return await writeXlsxFile([{ ...first, columns: widths }, ...list], {
    features: [
      choiceLists([formCells(FORM), ...[...sheets.values()].map(({ above, columns }) => listCells(above, columns))]),
    ],
  }).toBuffer();
}
