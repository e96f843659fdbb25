import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FORM_SHEET } from "./labels.ts";
import { FORM, SHEETS, type Column, type SheetLayout } from "./sheet-layout.ts";

const guide = readFileSync(join(import.meta.dirname, "../../../../../docs/bundle-fields.md"), "utf8");

/** The rows of each table, by the sheet; those with the same columns share one. */
const tables = new Map(
  guide
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [headings = "", ...lines] = section.split("\n");
      const rows = lines.filter((line) => line.startsWith("|")).map((line) => line.split(/(?<!\\)\|/).slice(1, -1));
      const trimmed = rows.map((cells) => cells.map((cell) => cell.trim()));
      return headings.split(", ").map((heading) => [heading, trimmed] as const);
    }),
);

type Table = readonly [heading: string, columns: readonly Column[]];

/** Demo accounts are only for demonstrations, and left out. */
function tablesOf({ name, path, columns, below }: SheetLayout, above: readonly string[]): readonly Table[] {
  const list = [...above, ...path];
  if (list[0] === "demoAccounts") return [];
  return [[`${name} (\`${list.join(".")}\`)`, columns], ...below.flatMap((inner) => tablesOf(inner, list))];
}

const expected: readonly Table[] = [
  [`${FORM_SHEET} (\`project\`)`, FORM],
  ...SHEETS.flatMap((layout) => tablesOf(layout, [])),
];

it.each(expected)(
  "says of every field of %s what it takes, with an example, and where it shows",
  (heading, columns) => {
    const rows = new Map(tables.get(heading)?.map(([title = "", ...cells]) => [title, cells]));
    for (const { heading: title, path, cell } of columns) {
      const [field, takes, example, shows, ...more] = rows.get(title) ?? [];
      expect(field, title).toBe(path.join(".").replace(/^project\./, ""));
      // Nothing is said of a text; a cell with few words needs no example.
      expect(takes === "", title).toBe(cell.kind === "text");
      const isClosed = cell.kind === "boolean" || ("options" in cell && cell.options.length <= 20);
      expect(example === "", title).toBe(isClosed);
      expect(shows, title).not.toBe("");
      expect(more).toEqual([]);
    }
  },
);
