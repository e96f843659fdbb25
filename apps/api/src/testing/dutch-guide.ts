import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SpoiltWorkbook } from "./spoilt-workbook.ts";

/** The sheets of the template that the guide leaves as they are. */
const KEPT = ["Project", "Organisaties", "Verwerkingscodes", "Indienen"];
const guide = readFileSync(join(import.meta.dirname, "../../../../docs/uw-eigen-project.md"), "utf8");

/** The tables of the guide, by the sheet on which they are typed. */
function tables(): readonly (readonly [sheet: string, rows: readonly (readonly string[])[]])[] {
  return [...guide.matchAll(/^<!-- blad: (.+) -->\n\n((?:\|.*\n)+)/gm)].map(([, sheet = "", table = ""]) => {
    const rows = table
      .trim()
      .split("\n")
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    return [sheet, rows.filter(([first]) => !first?.startsWith("---"))] as const;
  });
}

/** A number is typed as a number; an article number stays a text. */
const typed = (text: string): string | number =>
  /^-?\d+(?:,\d+)?$/.test(text) ? Number(text.replace(",", ".")) : text;

/** Does what the guide says: empties the other sheets, and types its tables. */
export function followGuide(workbook: SpoiltWorkbook): void {
  for (const { name, rows } of workbook.sheets) if (!KEPT.includes(name)) rows.splice(1);
  for (const [sheet, [headings = [], ...rows]] of tables()) {
    if (sheet === "Project") for (const [field = "", value = ""] of rows) workbook.field(field, typed(value));
    else
      rows.forEach((row, at) =>
        row.forEach((cell, column) => {
          if (cell !== "") workbook.set(sheet, at + 2, headings[column] ?? "", typed(cell));
        }),
      );
  }
}
