import { recordOf } from "@showroom/domain/model/record-of";
import { didYouMean, folded } from "../importer/findings/nearest.ts";
import { whyNoWorkbook } from "../importer/workbook/foreign-file.ts";
import { OversizedWorkbook } from "../importer/workbook/oversized-workbook.ts";
import { openWorkbook } from "../importer/workbook/open-workbook.ts";
import { readCsv } from "./read-csv.ts";

interface Column {
  /** The heading that a fault names, then others by which the column is found. */
  readonly headings: readonly [string, ...string[]];
  /** A sheet may leave it out; its texts are then empty. */
  readonly optional?: true;
}

/** What staff put on one row of a sheet. */
export interface SheetKind<Field extends string> {
  /** In the order in which faults name them. */
  readonly fields: readonly Field[];
  readonly columns: Readonly<Record<Field, Column>>;
  /** What the rows are, such as "kopers". */
  readonly plural: string;
  /** Most rows of one sheet. */
  readonly most: number;
}

/** The texts of a row, with its number in the sheet, from 1. */
type SheetRow<Field extends string> = Record<Field, string> & { readonly line: number };

interface ReadSheet<Field extends string> {
  readonly rows: SheetRow<Field>[];
  readonly faults: string[];
}

/** Rows above the headings that may hold a title. */
const MOST_ABOVE = 15;
/** Longest text of a cell; the check refuses every text of this length. */
const LONGEST = 300;

type Cells = readonly (readonly string[])[];

const fieldOf = <Field extends string>({ fields, columns }: SheetKind<Field>, heading: string): Field | undefined =>
  fields.find((field) => columns[field].headings.some((name) => folded(name) === folded(heading)));

const knownIn = <Field extends string>(kind: SheetKind<Field>, row: readonly string[]): number =>
  new Set(row.map((heading) => fieldOf(kind, heading)).filter(Boolean)).size;

/** Index of the row with the most known headings; -1 when there is none. */
function headingsAt<Field extends string>(kind: SheetKind<Field>, cells: Cells): number {
  let [best, most] = [-1, 0];
  cells.slice(0, MOST_ABOVE).forEach((row, at) => {
    if (knownIn(kind, row) > most) [best, most] = [at, knownIn(kind, row)];
  });
  return best;
}

/** Faults of the row of headings: a column that is missing, or there twice. */
function headingFaults<Field extends string>(kind: SheetKind<Field>, headings: readonly string[]): string[] {
  const unknown = headings.filter((heading) => fieldOf(kind, heading) === undefined).map((name) => ({ name }));
  return kind.fields.flatMap((field) => {
    const { headings: names, optional = false } = kind.columns[field];
    const [title] = names;
    const found = headings.filter((heading) => fieldOf(kind, heading) === field).length;
    if (found === 0 && !optional)
      return [`De kolom "${title}" ontbreekt${didYouMean(title, unknown).replace("bedoelt u", "is dat")}`];
    return found > 1 ? [`De kolom "${title}" staat er ${found} keer`] : [];
  });
}

/** Reads the rows of a sheet. Those without any of the columns' texts are left out. */
export function readRows<Field extends string>(kind: SheetKind<Field>, cells: Cells): ReadSheet<Field> {
  const at = headingsAt(kind, cells);
  const headings = cells[at];
  if (headings === undefined) {
    const titles = kind.fields.map((field) => kind.columns[field].headings[0]).join(", ");
    return { rows: [], faults: [`Er zijn geen koppen die we kennen. Zet in de eerste rij: ${titles}`] };
  }
  const faults = headingFaults(kind, headings);
  if (faults.length > 0) return { rows: [], faults };
  const textOf = (row: readonly string[], field: Field): string =>
    (row[headings.findIndex((heading) => fieldOf(kind, heading) === field)] ?? "").trim().slice(0, LONGEST);
  const rows = cells.flatMap((row, index): SheetRow<Field>[] => {
    if (index <= at) return [];
    const texts = recordOf(kind.fields, (field) => textOf(row, field));
    return Object.values(texts).every((text) => text === "") ? [] : [{ ...texts, line: index + 1 }];
  });
  if (rows.length === 0) return { rows, faults: [`Onder de koppen staan geen ${kind.plural}`] };
  if (rows.length > kind.most)
    return { rows: [], faults: [`Er staan ${rows.length} ${kind.plural} in; ${kind.most} kunnen er tegelijk`] };
  return { rows, faults };
}

/** The cells of the sheet that has the headings; of the first one without them. */
async function cellsOf<Field extends string>(kind: SheetKind<Field>, content: Buffer): Promise<Cells> {
  const { sheets } = await openWorkbook(content);
  const all = sheets.map(({ rows }) => rows.map((row) => row.map(({ value }) => String(value ?? ""))));
  const known = (cells: Cells): number => Math.max(0, ...cells.slice(0, MOST_ABOVE).map((row) => knownIn(kind, row)));
  return all.toSorted((one, other) => known(other) - known(one))[0] ?? [];
}

/** Reads the rows of an XLSX or CSV file. What is wrong with the file as a whole is said in Dutch. */
export async function readSheetFile<Field extends string>(
  kind: SheetKind<Field>,
  file: File,
): Promise<ReadSheet<Field>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (/\.csv$/i.test(file.name)) return readRows(kind, readCsv(bytes));
  try {
    return readRows(kind, await cellsOf(kind, bytes));
  } catch (error) {
    if (error instanceof OversizedWorkbook) return { rows: [], faults: [`Dit bestand is te groot: ${error.message}`] };
    return { rows: [], faults: [whyNoWorkbook(bytes).replace(/^d/, "D")] };
  }
}
