import readXlsxFile from "read-excel-file/node";
import type { Remark } from "../findings/finding.ts";
import { readFacts, type CellFacts, type Range, type SheetFacts } from "./cell-facts.ts";
import { findUnseen } from "./unseen.ts";
import { isEmpty, letterOf, placeOf, toCell, type Cell } from "./cell-values.ts";

const PLAIN: CellFacts = { format: "", error: null, isFormula: false, hasValue: true };

export interface SheetCell {
  readonly value: Cell;
  readonly facts: CellFacts;
}

export interface OpenSheet {
  readonly name: string;
  /** All rows of the sheet, from its first. */
  readonly rows: readonly (readonly SheetCell[])[];
  /** Merged cells that span columns; those within one column have the value in each of their rows. */
  readonly merges: readonly Range[];
}

export interface OpenWorkbook {
  readonly sheets: readonly OpenSheet[];
  readonly warnings: readonly Remark[];
}

function openSheet(name: string, data: readonly (readonly unknown[])[], facts: SheetFacts | undefined) {
  const warnings: Remark[] = [];
  const wide: Range[] = [];
  const rows: SheetCell[][] = data.map((row, rowAt) =>
    row.map((value, at) => ({ value: toCell(value), facts: facts?.cells.get(placeOf(rowAt, at)) ?? PLAIN })),
  );
  for (const merge of facts?.merges ?? []) {
    const [top, bottom] = merge.rows;
    const [left, right] = merge.columns;
    if (left !== right) {
      wide.push(merge);
      continue;
    }
    const first = rows[top]?.[left];
    if (!first || isEmpty(first.value)) continue;
    for (let at = top + 1; at <= bottom; at++) {
      const row = (rows[at] ??= []);
      while (row.length < left) row.push({ value: null, facts: PLAIN });
      row[left] = first;
    }
    warnings.push({
      path: `${name} ${placeOf(top, left)}:${placeOf(bottom, left)}`,
      reason: `deze cellen zijn samengevoegd; "${String(first.value)}" is voor elke rij gelezen`,
      cause: "samengevoegde cellen zijn voor elke rij gelezen",
    });
  }
  if (facts?.hasDrawings)
    warnings.push({
      path: name,
      reason: "plaatjes op het blad zelf worden niet gelezen; zet foto's in de map images en noem hun bestand",
    });
  if (facts) warnings.push(...findUnseen(facts, rows));
  return { sheet: { name, rows: Array.from(rows, (row) => row ?? []), merges: wide }, warnings };
}

/**
 * The sheets of a workbook, with what it says of their cells.
 * @throws Error when the content is not a workbook, OversizedWorkbook when it would take too much memory
 */
export async function openWorkbook(content: Buffer): Promise<OpenWorkbook> {
  // First, because it refuses what would take too much memory.
  const facts = await readFacts(content);
  const read = await readXlsxFile(content, { trim: false });
  const opened = read.map(({ sheet, data }) =>
    openSheet(
      sheet,
      data,
      facts.find(({ name }) => name === sheet),
    ),
  );
  return { sheets: opened.map(({ sheet }) => sheet), warnings: opened.flatMap(({ warnings }) => warnings) };
}

/** The place of a merge, as `A3:C3`. */
export const writeRange = ({ rows, columns }: Range): string =>
  `${letterOf(columns[0])}${rows[0] + 1}:${letterOf(columns[1])}${rows[1] + 1}`;
