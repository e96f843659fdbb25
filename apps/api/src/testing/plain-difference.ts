import { FIELD_LABELS } from "../importer/workbook/labels.ts";
import { SHEET_NAMES } from "../importer/workbook/sheet-names.ts";

/**
 * What differs between two bundles, found without code of the product: only the words for sheets and columns are shared.
 */
export interface PlainDifference {
  readonly sheet: string;
  /** Keys of the entry and of those that it belongs to. Entries of lists without keys have those of their parents. */
  readonly keys: string;
  /** The heading without its unit. `+`: the entry is new, `-`: it is gone, `order`: the entries have another order. */
  readonly field: string;
  /** Its list has no keys. */
  readonly isKeyless: boolean;
  readonly from: unknown;
  readonly to: unknown;
}

type Row = Readonly<Record<string, unknown>>;

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);
/** Objects that stand in one cell. */
const IN_CELL = new Set(["code,quantity", "offer", "offer,variant"]);
const isTable = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) && value.some((entry) => isRow(entry) && !IN_CELL.has(Object.keys(entry).toSorted().join()));
/** The value as JSON, without empty texts of objects. */
const text = (value: unknown): string =>
  JSON.stringify(value, (name, part: unknown) => (part === "" && !/^\d*$/.test(name) ? undefined : part)) ?? "";

/** Whether a cell with the value is empty. */
export const isEmptyCell = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.every(isEmptyCell));

function keyOf({ key, productNumber, code, email }: Row): string | null {
  const found = key ?? productNumber ?? code ?? email;
  return typeof found === "string" ? found : null;
}

const headingOf = (path: readonly string[]): string => {
  const words = path.map((step) => FIELD_LABELS[step] ?? step).filter((word) => word !== "");
  const heading = words.join(" ");
  return heading.charAt(0).toUpperCase() + heading.slice(1);
};

/** The values of a row by path, and its lists by path. */
function partsOf(
  row: Row,
  above: readonly string[] = [],
): { cells: Map<string, unknown>; tables: Map<string, unknown> } {
  const parts = { cells: new Map<string, unknown>(), tables: new Map<string, unknown>() };
  for (const [name, value] of Object.entries(row)) {
    const path = [...above, name];
    if (isRow(value)) {
      const inner = partsOf(value, path);
      for (const [at, one] of inner.cells) parts.cells.set(at, one);
      for (const [at, one] of inner.tables) parts.tables.set(at, one);
    } else (isTable(value) ? parts.tables : parts.cells).set(path.join("."), value);
  }
  return parts;
}

type Pair = readonly [before: Row, after: Row];

/** Pairs by key; without keys equal entries, then those with the same name or title, then those that are left. */
function pairsOf(before: readonly Row[], after: readonly Row[]): readonly Pair[] {
  const pairs = new Map<Row, Row>();
  const isFree = (row: Row): boolean => ![...pairs.values()].includes(row);
  const same: readonly ((one: Row, other: Row) => boolean)[] = [...before, ...after].every((row) => keyOf(row) !== null)
    ? [(one, other) => keyOf(one) === keyOf(other)]
    : [
        (one, other) => text(one) === text(other),
        (one, other) =>
          isRow(one) &&
          (one["name"] ?? one["title"]) === (other["name"] ?? other["title"]) &&
          Boolean(one["name"] ?? one["title"]),
        () => true,
      ];
  for (const isSame of same)
    for (const row of after) {
      const old = pairs.has(row) ? undefined : before.find((one) => isFree(one) && isSame(one, row));
      if (old) pairs.set(row, old);
    }
  return after.flatMap((row) => {
    const old = pairs.get(row);
    return old ? [[old, row] as const] : [];
  });
}

interface Place {
  readonly sheet: string;
  readonly keys: readonly string[];
  readonly isKeyless: boolean;
}

/** Compares two bundles, cell by cell and row by row. */
export function plainDifferences(former: Row, present: Row): readonly PlainDifference[] {
  const found: PlainDifference[] = [];
  const compareRows = ([before, after]: Pair, place: Place, path: string): void => {
    const { keys } = place;
    const [old, now] = [partsOf(before), partsOf(after)];
    for (const name of new Set([...old.cells.keys(), ...now.cells.keys()])) {
      const [from, to] = [old.cells.get(name), now.cells.get(name)];
      const isSame = isEmptyCell(from) ? isEmptyCell(to) : text(from) === text(to);
      const isList = old.tables.has(name) || now.tables.has(name);
      if (!isSame && !isList)
        found.push({ ...place, keys: keys.join("/"), field: headingOf(name.split(".")), from, to });
    }
    for (const name of new Set([...old.tables.keys(), ...now.tables.keys()])) {
      const [from, to] = [old.tables.get(name), now.tables.get(name)];
      compareTables(isTable(from) ? from : [], isTable(to) ? to : [], keys, path === "" ? name : `${path}.${name}`);
    }
  };
  const compareTables = (
    before: readonly Row[],
    after: readonly Row[],
    above: readonly string[],
    path: string,
  ): void => {
    const sheet = SHEET_NAMES[path] ?? path;
    const keysOf = (row: Row): readonly string[] => [...above, ...(keyOf(row) === null ? [] : [keyOf(row) ?? ""])];
    const pairs = pairsOf(before, after);
    const isKeyless = [...before, ...after].some((row) => keyOf(row) === null);
    for (const pair of pairs) compareRows(pair, { sheet, keys: keysOf(pair[1]), isKeyless }, path);
    const paired = new Set(pairs.flat());
    const whole = { sheet, isKeyless, from: undefined, to: undefined };
    for (const row of after) if (!paired.has(row)) found.push({ ...whole, keys: keysOf(row).join("/"), field: "+" });
    for (const row of before) if (!paired.has(row)) found.push({ ...whole, keys: keysOf(row).join("/"), field: "-" });
    const places = pairs.map(([old]) => before.indexOf(old));
    if (places.some((place, at) => place < (places[at - 1] ?? -1)))
      found.push({ ...whole, keys: above.join("/"), field: "order" });
  };
  compareRows([former, present], { sheet: "Project", keys: [], isKeyless: false }, "");
  return found;
}
