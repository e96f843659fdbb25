import type { Remark } from "../findings/finding.ts";
import { writePath } from "../findings/write-path.ts";
import { CellFault, isEmpty } from "./cell-values.ts";
import type { OpenSheet, SheetCell } from "./open-workbook.ts";
import { readCell, shownText } from "./read-cell.ts";
import type { Column } from "./sheet-layout.ts";

/** A cell of the workbook that became a value of the bundle. */
export interface ReadPlace {
  readonly column: Column;
  /** The text of the cell; empty for an empty one. */
  readonly text: string;
}

export type Entry = Record<string, unknown>;

export function put(entry: Entry, [step = "", ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) {
    entry[step] = value;
    return;
  }
  const inner = entry[step];
  const next: Entry = typeof inner === "object" && inner !== null ? (inner as Entry) : {};
  entry[step] = next;
  put(next, rest, value);
}

export const EMPTY = { null: null, text: "", list: [] } as const;

/** A single cell of a list that can be long. */
const IN_LONG_LIST = /^(?:products|offers)\[\d+\]\./;

/** The cells of a bundle's paths. */
export class Places {
  readonly #cells: Map<string, string>;

  constructor(cells: Iterable<readonly [path: string, place: string]> = []) {
    this.#cells = new Map(cells);
  }

  add(path: string, place: string): void {
    this.#cells.set(path, place);
  }

  /** All places, with the row instead of the cells of articles and offers. */
  rows(): readonly (readonly [path: string, place: string])[] {
    return [...this.#cells].filter(([path]) => !IN_LONG_LIST.test(path));
  }

  /** The cell of the path, or of its closest parent; the path itself without either. */
  find(path: string): string {
    for (let shorter = path; shorter !== ""; shorter = shorter.replace(/(?:^|\.)[^.[\]]+$|\[\d+\]$/, "")) {
      const place = this.#cells.get(shorter);
      if (place !== undefined) return place;
    }
    return path;
  }
}

export interface Reader {
  readonly sheets: readonly OpenSheet[];
  readonly places: Places;
  readonly cells: Map<string, ReadPlace>;
  readonly faults: Remark[];
  readonly warnings: Remark[];
  readonly silenced: Set<string>;
  /** Places of amounts that were rounded to cents. */
  readonly rounded: string[];
}

interface Found {
  readonly cell: SheetCell | undefined;
  readonly place: string;
  /** Unit of the numbers of its column. */
  readonly unit: string;
}

export function readField(reader: Reader, entry: Entry, path: string, column: Column, { cell, place, unit }: Found) {
  const target = writePath([path, ...column.path].filter((step) => step !== ""));
  reader.places.add(target, place);
  reader.cells.set(target, { column, text: shownText(cell) });
  const isBroken = cell !== undefined && (cell.facts.error !== null || (cell.facts.isFormula && !cell.facts.hasValue));
  if (cell === undefined || (isEmpty(cell.value) && !isBroken)) {
    // An optional object without any value is left out.
    if (column.path.length === 1 && column.empty !== "absent") put(entry, column.path, EMPTY[column.empty]);
    return;
  }
  try {
    const { value, guess } = readCell(column.cell, cell, unit);
    put(entry, column.path, value);
    if (guess === "rounded") reader.rounded.push(place);
  } catch (error) {
    if (!(error instanceof CellFault)) throw error;
    put(entry, column.path, undefined);
    reader.faults.push({ path: target, reason: error.message });
  }
}

const WORDS_OF = {
  column: { one: "kolom", missing: "ontbreekt een kolom, die telt", several: "ontbreken kolommen, die tellen" },
  line: { one: "regel", missing: "ontbreekt een regel, die telt", several: "ontbreken regels, die tellen" },
} as const;

/** Names the columns, or the lines of a form, that are not there: one that is obligatory is a fault, once for the whole sheet. */
export function findMissingColumns(
  reader: Reader,
  name: string,
  columns: readonly Column[],
  kind: keyof typeof WORDS_OF,
): void {
  const words = WORDS_OF[kind];
  const needed = columns.filter(({ isRequired }) => isRequired).map(({ heading }) => heading);
  const others = columns.filter(({ isRequired }) => !isRequired).map(({ heading }) => heading);
  for (const heading of needed)
    reader.faults.push({ path: name, reason: `de verplichte ${words.one} "${heading}" ontbreekt op dit blad` });
  if (others.length > 0)
    reader.warnings.push({
      path: name,
      reason: `op dit blad ${others.length === 1 ? words.missing : words.several} als leeg: ${others.join(", ")}`,
    });
}
