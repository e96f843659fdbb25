import { columnOf, letterOf } from "./cell-values.ts";

/** A workbook that would take more memory than the server can spare. The message is in Dutch, for the owner. */
export class OversizedWorkbook extends Error {
  override readonly name = "OversizedWorkbook";
}

/** Largest size of all files of an upload together when they are unpacked, in bytes. A list of 5,000 articles takes a tenth. */
export const LARGEST_UNPACKED = 100 * 2 ** 20;
/** Rows times columns of a sheet: the values are read into a whole table, with all empty cells between. */
const LARGEST_TABLE = 2_000_000;

interface MeasuredSheet {
  readonly name: string;
  /** By place, as `B2`. */
  readonly cells: ReadonlyMap<string, { readonly hasValue: boolean }>;
  /** Index of the first and last row and column. */
  readonly merges: readonly {
    readonly rows: readonly [number, number];
    readonly columns: readonly [number, number];
  }[];
}

/** Row and column of the last cell, from 1. */
interface Extent {
  rows: number;
  columns: number;
}

function extentOf({ cells, merges }: MeasuredSheet): Extent {
  const extent: Extent = { rows: 0, columns: 0 };
  const reach = (row: number, column: number): void => {
    extent.rows = Math.max(extent.rows, row);
    extent.columns = Math.max(extent.columns, column);
  };
  for (const [place, { hasValue }] of cells) {
    const [, letters = "", row = ""] = /^([A-Z]+)(\d+)$/.exec(place) ?? [];
    if (hasValue) reach(Number(row), columnOf(letters) + 1);
  }
  for (const { rows, columns } of merges) reach(rows[1] + 1, columns[1] + 1);
  return extent;
}

/**
 * Refuses a sheet with a stray cell far from its table.
 * @throws OversizedWorkbook
 */
export function refuseFarCells(sheet: MeasuredSheet): void {
  const { rows, columns } = extentOf(sheet);
  if (rows * columns <= LARGEST_TABLE) return;
  const last = `${letterOf(columns - 1)}${rows}`;
  throw new OversizedWorkbook(
    `het blad "${sheet.name}" loopt door tot cel ${last}; er staat iets ver buiten de tabel. Verwijder de rijen onder en de kolommen naast de tabel`,
  );
}
