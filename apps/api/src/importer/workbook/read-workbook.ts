import type { Remark } from "../findings/finding.ts";
import { didYouMean } from "../findings/nearest.ts";
import { writePath } from "../findings/write-path.ts";
import { isEmpty, letterOf, textOf } from "./cell-values.ts";
import { findHeadings, namesOf, titleOf } from "./find-headings.ts";
import { findLostSheets, findSheet } from "./find-sheets.ts";
import { openWorkbook, type SheetCell } from "./open-workbook.ts";
import { readForm } from "./read-form.ts";
import { findMissingColumns, Places, put, readField, type Entry, type ReadPlace, type Reader } from "./reader.ts";
import { aboveHeading, SHEETS, type SheetLayout } from "./sheet-layout.ts";

export interface ReadWorkbook {
  /** The unchecked bundle of the workbook. */
  readonly value: unknown;
  readonly faults: readonly Remark[];
  readonly warnings: readonly Remark[];
  /** Paths of values whose fault is said once for the whole column. */
  readonly silenced: ReadonlySet<string>;
  /** Sheet, row and column of the paths in the bundle. */
  readonly places: Places;
  /** The cell of a path; undefined when it has none. */
  readonly cellAt: (path: string) => ReadPlace | undefined;
}

/** An entry with its row. Entries of nested sheets are added to it. */
interface ReadEntry {
  readonly entry: Entry;
  readonly path: string;
  /** Its key and the keys of its parents. */
  readonly keys: readonly string[];
}

const TOTAL = /^\s*(?:sub|eind)?tota(?:al|len)\b/i;

/** Whether a row is the sum of those above: it has no key, and says so. */
const isTotal = (row: readonly SheetCell[], keyAt: number): boolean =>
  row.some(({ value }) => typeof value === "string" && TOTAL.test(value)) &&
  (isEmpty(row[keyAt]?.value) || TOTAL.test(String(row[keyAt]?.value)));

/** Whether a row has the headings once more, as lists that were put below one another. */
const repeatsHeadings = (row: readonly SheetCell[], titles: readonly SheetCell[]): boolean =>
  row.filter(({ value }, at) => !isEmpty(value) && value === titles[at]?.value).length > 2;

/** The parent entry that a row of a nested sheet names in its first cells. */
function parentOf(parents: readonly ReadEntry[], keys: readonly string[]): ReadEntry | undefined {
  return parents.find(
    (parent) => parent.keys.length === keys.length && parent.keys.every((key, at) => key === keys[at]),
  );
}

function readSheet(reader: Reader, layout: SheetLayout, above: readonly string[], parents: readonly ReadEntry[]): void {
  const sheet = findSheet(reader.sheets, layout.name);
  const headings = findHeadings(sheet ?? { name: layout.name, rows: [], merges: [] }, above, layout.columns);
  reader.faults.push(...headings.faults);
  reader.warnings.push(...headings.warnings);
  for (const { entry, path } of parents) {
    put(entry, layout.path, []);
    reader.places.add(writePath([path, ...layout.path].filter((step) => step !== "")), layout.name);
  }
  const read: ReadEntry[] = [];
  const lists = new Map<ReadEntry, Entry[]>();
  const columns = layout.columns.map((column) => ({ column, at: headings.placeOf(namesOf(column)) }));
  const missing = columns.filter(({ at }) => at < 0).map(({ column }) => column);
  if (headings.row >= 0) findMissingColumns(reader, layout.name, missing, "column");
  const aboveAt = above.map((heading) => headings.placeOf([titleOf(heading).name]));
  const keyAt = aboveAt[0] ?? columns[0]?.at ?? -1;
  const titles = sheet?.rows[headings.row] ?? [];
  const rows = sheet?.rows.slice(0, headings.row < 0 ? 0 : undefined) ?? [];
  const isFilled = ({ value, facts }: SheetCell): boolean => !isEmpty(value) || facts.error !== null;
  const obligatory = layout.columns.filter(({ isRequired }) => isRequired).length;
  if (parents.length === 0 && rows.some((row, at) => at > headings.row && row.some(isFilled))) {
    const names = above.map((heading) => `"${heading.replace("In: ", "")}"`).join(" of ");
    reader.faults.push({
      path: layout.name,
      reason: `niets op dit blad hoort ergens bij: op ${names} is niets gelezen`,
    });
  }
  rows.forEach((row, at) => {
    if (at <= headings.row || parents.length === 0) return;
    const [first, ...more] = row.filter(isFilled);
    if (!first) return;
    const line = `${layout.name} rij ${at + 1}`;
    if (repeatsHeadings(row, titles)) {
      reader.warnings.push({ path: line, reason: "deze rij herhaalt de koppen, en is niet gelezen" });
      return;
    }
    if (isTotal(row, keyAt)) {
      reader.warnings.push({ path: line, reason: "dit lijkt een regel met een totaal, en is niet gelezen" });
      return;
    }
    if (more.length === 0 && obligatory > 1 && typeof first.value === "string") {
      reader.warnings.push({
        path: line,
        reason: `in deze rij is maar één cel gevuld, en die is niet gelezen; er staat "${first.value.trim()}"`,
      });
      return;
    }
    const keys = aboveAt.map((place) => String(row[place]?.value ?? "").trim());
    const parent = parentOf(parents, keys);
    if (!parent) {
      const known = parents.map((one) => ({ name: one.keys.join(", ") }));
      const named = above.map((heading, place) => `${heading} is ${keys[place] === "" ? "leeg" : `"${keys[place]}"`}`);
      reader.faults.push({
        path: line,
        reason: `hoort bij niets: ${named.join(", ")}${didYouMean(keys.join(", "), known)}`,
        cause: `hoort bij niets: ${above.join(", ")}`,
      });
      return;
    }
    const list = lists.get(parent) ?? [];
    lists.set(parent, list);
    const path = `${writePath([parent.path, ...layout.path].filter((step) => step !== ""))}[${list.length}]`;
    const entry: Entry = {};
    reader.places.add(path, line);
    for (const { column, at: place } of columns) {
      const title = String(titles[place]?.value ?? "");
      const where = place < 0 ? line : `${line}, kolom ${letterOf(place)} (${title})`;
      if (place < 0) reader.silenced.add(writePath([path, ...column.path]));
      readField(reader, entry, path, column, { cell: row[place], place: where, unit: headings.unitOf(place) });
    }
    list.push(entry);
    put(parent.entry, layout.path, list);
    const own = layout.keyPath === null ? "" : textOf(entry[layout.keyPath[0] ?? ""]);
    read.push({ entry, path, keys: [...parent.keys, own] });
  });
  for (const below of layout.below) readSheet(reader, below, [...above, aboveHeading(layout)], read);
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
 * @throws Error when the content is not a workbook, OversizedWorkbook when it would take too much memory
 */
export async function readWorkbook(content: Buffer): Promise<ReadWorkbook> {
  const { sheets, warnings: odd } = await openWorkbook(content);
  const lost = findLostSheets(sheets);
  const reader: Reader = {
    sheets,
    places: new Places(),
    cells: new Map(),
    faults: [...lost.faults],
    warnings: [...odd, ...lost.warnings],
    silenced: new Set(),
    rounded: [],
  };
  const bundle: Entry = { format: 1 };
  readForm(reader, bundle);
  for (const layout of SHEETS) readSheet(reader, layout, [], [{ entry: bundle, path: "", keys: [] }]);
  for (const inner of Object.values(bundle)) dropHollow(inner);
  const { faults, warnings, silenced, places, cells, rounded } = reader;
  const [first] = rounded;
  if (first !== undefined)
    warnings.push({
      path: first,
      reason: `bedragen met meer dan twee cijfers achter de komma zijn op de cent afgerond (${rounded.length} keer)`,
    });
  return {
    value: bundle,
    faults,
    warnings,
    silenced,
    places,
    cellAt: (path) => cells.get(path),
  };
}
