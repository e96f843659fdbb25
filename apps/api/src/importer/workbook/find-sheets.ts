import type { Remark } from "../findings/finding.ts";
import { didYouMean, folded, nearest } from "../findings/nearest.ts";
import { isEmpty } from "./cell-values.ts";
import { namesOf, titleOf } from "./find-headings.ts";
import { FORM_SHEET } from "./labels.ts";
import type { OpenSheet } from "./open-workbook.ts";
import { SHEETS, type SheetLayout } from "./sheet-layout.ts";
import { SHEET_NAMES } from "./sheet-names.ts";

const withBelow = (layout: SheetLayout): readonly SheetLayout[] => [layout, ...layout.below.flatMap(withBelow)];
const LAYOUTS = SHEETS.flatMap(withBelow);
const NAMES = [FORM_SHEET, ...LAYOUTS.map(({ name }) => name)];

/** The sheet with a name, without regard for case, accents, spaces and punctuation. */
export const findSheet = (sheets: readonly OpenSheet[], name: string): OpenSheet | undefined =>
  sheets.find((sheet) => folded(sheet.name) === folded(name));

/** The missing sheet whose headings most cells of the first rows have; null when there is none. */
function sheetByHeadings({ rows }: OpenSheet, missing: readonly string[]): string | null {
  const titles = new Set(rows.slice(0, 3).flatMap((row) => row.map(({ value }) => titleOf(String(value ?? "")).name)));
  const scores = LAYOUTS.filter(({ name }) => missing.includes(name)).map(({ name, columns }) => ({
    name,
    score: columns.filter((column) => namesOf(column).some((one) => titles.has(one))).length / columns.length,
  }));
  const best = scores.toSorted((one, other) => other.score - one.score)[0];
  return best && best.score >= 0.6 ? best.name : null;
}

/** Sheets of plans: workbooks of before them are complete, and their rooms have the standard layout. */
const MAY_BE_ABSENT: ReadonlySet<string> = new Set(
  ["houseTypes.positions", "houseTypes.spaces"].flatMap((path) => SHEET_NAMES[path] ?? []),
);

/** Sheets that are not read, and sheets that are not there. A renamed sheet is a fault. */
export function findLostSheets(sheets: readonly OpenSheet[]): {
  readonly faults: readonly Remark[];
  readonly warnings: readonly Remark[];
} {
  const faults: Remark[] = [];
  const warnings: Remark[] = [];
  const missing = NAMES.filter((name) => !findSheet(sheets, name));
  const renamed = new Set<string>();
  for (const sheet of sheets) {
    const read = findSheet(sheets, sheet.name);
    if (read !== sheet && NAMES.some((name) => folded(name) === folded(sheet.name)))
      faults.push({
        path: sheet.name,
        reason: `het blad "${sheet.name.trim()}" staat er twee keer, en dit tweede wordt niet gelezen; verwijder er een`,
      });
    if (NAMES.some((name) => folded(name) === folded(sheet.name))) continue;
    if (sheet.rows.every((row) => row.every(({ value }) => isEmpty(value)))) continue;
    const meant =
      nearest(
        sheet.name,
        missing.map((name) => ({ name })),
      ) ?? sheetByHeadings(sheet, missing);
    const words = `het blad "${sheet.name}" kennen we niet, en het wordt niet gelezen`;
    if (meant === null) {
      const known = NAMES.map((name) => ({ name }));
      warnings.push({ path: sheet.name, reason: `${words}${didYouMean(sheet.name, known)}` });
      continue;
    }
    renamed.add(meant);
    faults.push({ path: sheet.name, reason: `${words}; bedoelt u "${meant}"?` });
  }
  for (const name of missing)
    if (name !== FORM_SHEET && !renamed.has(name) && !MAY_BE_ABSENT.has(name))
      warnings.push({ path: name, reason: `het blad "${name}" ontbreekt, en telt als leeg` });
  return { faults, warnings };
}
