import readXlsxFile from "read-excel-file/node";
import type { Remark } from "../findings/finding.ts";
import { writePath } from "../findings/write-path.ts";
import { CellFault, parseCell, textOf, toCell, type Cell } from "./cell-values.ts";
import { FORM_HEADINGS, FORM_SHEET } from "./labels.ts";
import { aboveHeading, FORM, SHEETS, type Column, type SheetLayout } from "./sheet-layout.ts";

export interface ReadWorkbook {
  /** The unchecked bundle of the workbook. */
  readonly value: unknown;
  readonly faults: readonly Remark[];
  readonly warnings: readonly Remark[];
  /** Converts a path in the bundle to sheet, row and column; returns the path when no cell is known. */
  readonly placeOf: (path: string) => string;
}

type Entry = Record<string, unknown>;
type Rows = readonly (readonly Cell[])[];

const isEmpty = (cell: Cell | undefined): boolean => cell === undefined || cell === null || String(cell).trim() === "";
/** Normalises a heading: ignores case, spaces and the unit after it. */
const plain = (text: string): string =>
  text
    .replace(/\([^)]*\)\s*$/, "")
    .trim()
    .toLowerCase();

function put(entry: Entry, [step = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    entry[step] = value;
    return;
  }
  const inner = entry[step];
  const next: Entry = typeof inner === "object" && inner !== null ? (inner as Entry) : {};
  entry[step] = next;
  put(next, rest, value);
}

const EMPTY = { null: null, text: "", list: [] } as const;

const letterOf = (column: number): string =>
  column < 26 ? String.fromCodePoint(65 + column) : `${letterOf(Math.floor(column / 26) - 1)}${letterOf(column % 26)}`;

/** The cells of a bundle's paths. */
class Places {
  readonly #cells = new Map<string, string>();

  add(path: string, place: string): void {
    this.#cells.set(path, place);
  }

  /** The cell of the path, or of its closest parent. */
  find(path: string): string {
    for (let shorter = path; shorter !== ""; shorter = shorter.replace(/(?:^|\.)[^.[\]]+$|\[\d+\]$/, "")) {
      const place = this.#cells.get(shorter);
      if (place !== undefined) return place;
    }
    return path;
  }
}

interface Reader {
  readonly sheets: ReadonlyMap<string, Rows>;
  readonly places: Places;
  readonly faults: Remark[];
  readonly warnings: Remark[];
}

/** An entry with its row. Entries of nested sheets are added to it. */
interface ReadEntry {
  readonly entry: Entry;
  readonly path: string;
  /** Its key and the keys of its parents. */
  readonly keys: readonly string[];
}

function readField(reader: Reader, entry: Entry, path: string, column: Column, cell: Cell | undefined, place: string) {
  const target = writePath([path, ...column.path].filter((step) => step !== ""));
  reader.places.add(target, place);
  if (isEmpty(cell)) {
    // An optional object without any value is left out.
    if (column.path.length === 1 && column.empty !== "absent") put(entry, column.path, EMPTY[column.empty]);
    return;
  }
  try {
    put(entry, column.path, parseCell(column.cell, cell ?? null));
  } catch (error) {
    if (!(error instanceof CellFault)) throw error;
    put(entry, column.path, undefined);
    reader.faults.push({ path: target, reason: error.message });
  }
}

/** The heading of a column, and the name of its field, by which it is found too. */
const namesOf = ({ heading, path }: Column): readonly string[] => [heading, path.join(" ")];

function headingsOf(reader: Reader, layout: SheetLayout, above: readonly string[], titles: readonly Cell[]) {
  const found = new Map(titles.map((title, at) => [plain(String(title ?? "")), at]));
  const known = new Set([...above, ...layout.columns.flatMap(namesOf)].map(plain));
  for (const [title, at] of found)
    if (title !== "" && !known.has(title))
      reader.warnings.push({
        path: `${layout.name} ${letterOf(at)}1`,
        reason: `de kolom "${String(titles[at])}" bestaat niet en wordt niet gelezen`,
      });
  return (...names: readonly string[]): number =>
    names.map((name) => found.get(plain(name))).find((at) => at !== undefined) ?? -1;
}

/** The parent entry that a row of a nested sheet names in its first cells. */
function parentOf(parents: readonly ReadEntry[], keys: readonly string[]): ReadEntry | undefined {
  return parents.find(
    (parent) => parent.keys.length === keys.length && parent.keys.every((key, at) => key === keys[at]),
  );
}

function readSheet(reader: Reader, layout: SheetLayout, above: readonly string[], parents: readonly ReadEntry[]): void {
  const [titles = [], ...rows] = reader.sheets.get(plain(layout.name)) ?? [];
  const columnOf = headingsOf(reader, layout, above, titles);
  for (const { entry, path } of parents) {
    put(entry, layout.path, []);
    reader.places.add(writePath([path, ...layout.path].filter((step) => step !== "")), layout.name);
  }
  const read: ReadEntry[] = [];
  const lists = new Map<ReadEntry, Entry[]>();
  rows.forEach((row, at) => {
    if (row.every(isEmpty)) return;
    const line = `${layout.name} rij ${at + 2}`;
    const keys = above.map((heading) => String(row[columnOf(heading)] ?? "").trim());
    const parent = parentOf(parents, keys);
    if (!parent) {
      reader.faults.push({
        path: line,
        reason: `hoort bij niets: ${above.join(", ")} is ${keys.join(", ") || "leeg"}`,
      });
      return;
    }
    const list = lists.get(parent) ?? [];
    lists.set(parent, list);
    const path = `${writePath([parent.path, ...layout.path].filter((step) => step !== ""))}[${list.length}]`;
    const entry: Entry = {};
    reader.places.add(path, line);
    for (const column of layout.columns) {
      const place = columnOf(...namesOf(column));
      const where = place < 0 ? line : `${line}, kolom ${letterOf(place)} (${String(titles[place])})`;
      readField(reader, entry, path, column, place < 0 ? null : row[place], where);
    }
    list.push(entry);
    put(parent.entry, layout.path, list);
    const own = layout.keyPath === null ? "" : textOf(entry[layout.keyPath[0] ?? ""]);
    read.push({ entry, path, keys: [...parent.keys, own] });
  });
  for (const below of layout.below) readSheet(reader, below, [...above, aboveHeading(layout)], read);
}

function readForm(reader: Reader, bundle: Entry): void {
  const rows = reader.sheets.get(plain(FORM_SHEET)) ?? [];
  const rowOf = new Map(rows.map(([title], at) => [plain(String(title ?? "")), at]));
  for (const column of FORM) {
    const at =
      namesOf(column)
        .map((name) => rowOf.get(plain(name)))
        .find((row) => row !== undefined) ?? -1;
    const place = at < 0 ? FORM_SHEET : `${FORM_SHEET} rij ${at + 1} (${column.heading})`;
    const cell = at < 0 ? null : rows[at]?.[1];
    if (isEmpty(cell) && column.path.length > 1 && column.empty !== "absent")
      put(bundle, column.path, EMPTY[column.empty]);
    readField(reader, bundle, "", column, cell, place);
  }
  if (rows.length === 0)
    reader.faults.push({
      path: FORM_SHEET,
      reason: `het blad "${FORM_SHEET}" (${FORM_HEADINGS.join(", ")}) ontbreekt`,
    });
}

/** Removes optional objects with only empty lists. */
function dropHollow(value: unknown): boolean {
  if (Array.isArray(value)) {
    for (const entry of value as readonly unknown[]) dropHollow(entry);
    return value.length === 0;
  }
  if (typeof value !== "object" || value === null) return false;
  const record = value as Entry;
  let hollow = true;
  for (const [name, inner] of Object.entries(record)) {
    const isPart = typeof inner === "object" && inner !== null && !Array.isArray(inner);
    const isHollow = dropHollow(inner);
    if (isPart && isHollow) delete record[name];
    else if (inner !== undefined && !isHollow) hollow = false;
  }
  return hollow;
}

/**
 * Reads a workbook into a bundle, and reports every invalid cell.
 * @throws Error when the content is not a workbook
 */
export async function readWorkbook(content: Buffer): Promise<ReadWorkbook> {
  const read = await readXlsxFile(content, { trim: false });
  const reader: Reader = {
    sheets: new Map(read.map(({ sheet, data }) => [plain(sheet), data.map((row) => row.map(toCell))])),
    places: new Places(),
    faults: [],
    warnings: [],
  };
  const bundle: Entry = { format: 1 };
  readForm(reader, bundle);
  for (const layout of SHEETS) readSheet(reader, layout, [], [{ entry: bundle, path: "", keys: [] }]);
  for (const inner of Object.values(bundle)) dropHollow(inner);
  const { faults, warnings, places } = reader;
  return { value: bundle, faults, warnings, placeOf: (path) => places.find(path) };
}
