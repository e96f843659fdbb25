/**
 * Generates docs/bundle-fields.md and the JSON Schema of bundle.json from the API contract. `--check` fails when one of them
 * is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { exampleBundle } from "../../apps/api/src/importer/example/example-bundle.ts";
import { formatCell } from "../../apps/api/src/importer/workbook/cell-values.ts";
import { exampleFor } from "../../apps/api/src/importer/workbook/field-examples.ts";
import { noteOf } from "../../apps/api/src/importer/workbook/field-notes.ts";
import { FORM_SHEET } from "../../apps/api/src/importer/workbook/labels.ts";
import { FORM, SHEETS } from "../../apps/api/src/importer/workbook/sheet-layout.ts";
import type { Column, SheetLayout } from "../../apps/api/src/importer/workbook/sheet-layout.ts";
import { writeJsonSchema } from "../../packages/api-contract/src/bundle/json-schema.ts";

const PAGE = "docs/bundle-fields.md";
const SCHEMA = "packages/api-contract/bundle.schema.json";
const HEAD = `# Fields of a project

\`npm run bundle-guide\` writes this page from the contract. [Your own project](your-own-project.md) explains the steps, units and lists.
"Field" is its name in \`bundle.json\`, "example" as it stands in the spreadsheet, "shows" where it shows. The same key in a later import is the same thing.`;
/** Fields that the page leaves out: demo accounts have published passwords, so they are only for demonstrations. */
const LEFT_OUT = new Set(["demoAccounts"]);

type Values = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;
const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);

const UNITS = {
  cents: "cents",
  millimetres: "mm",
  fraction: "share: 0.07 is 7%",
  percent: "percent: 21 is 21%",
} as const;

/** The word in a spreadsheet and, where it differs, the value in bundle.json. */
const optionOf = ({ word, value }: { readonly word: string; readonly value: string }): string =>
  word === value ? word : `${word} (${value})`;

function kindOf({ cell }: Column): string {
  switch (cell.kind) {
    case "number":
      return cell.unit === null ? "number" : UNITS[cell.unit];
    case "boolean":
      return "yes/no";
    case "choice":
      // The names of so many are in the schema.
      if (cell.options.length > 20) return cell.options.map(({ word }) => word).join("; ");
      return cell.options.map(optionOf).join(", ");
    case "choices":
      return `some of ${cell.options.map(optionOf).join(", ")}`;
    case "list":
      return "list";
    case "uses":
    case "references":
      return "list";
    case "text":
      return "text";
  }
}

const tidy = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
const MOST_CHARACTERS = 40;

/** The first value of a column in the example bundle, or the written example. */
function exampleOf(list: string, entries: readonly unknown[], column: Column): string {
  for (const entry of entries) {
    const shown = formatCell(column.cell, at(entry, column.path));
    if (shown !== null && shown !== "")
      return tidy(
        typeof shown === "number" ? String(shown).replace(".", ",") : String(shown).slice(0, MOST_CHARACTERS),
      );
  }
  return tidy(exampleFor(list, column));
}

function table(name: string, list: string, columns: readonly Column[], entries: readonly unknown[]): string {
  const notes = columns.map((column) => tidy(noteOf(list, column.path.join("."))));
  const rows = columns.map((column, index) => {
    const note = notes[index] === notes[index - 1] ? "the same" : notes[index];
    return `|${tidy(column.heading)}|\`${column.path.join(".")}\`|${tidy(kindOf(column))}|${exampleOf(list, entries, column)}|${note}|`;
  });
  return [
    `## ${name}${list === "" ? "" : ` (\`${list}\`)`}`,
    "",
    "|column|field|takes|example|shows|",
    "|-|-|-|-|-|",
    ...rows,
  ].join("\n");
}

function tablesOf(layout: SheetLayout, above: string, parents: readonly unknown[]): readonly string[] {
  const list = [above, layout.path.join(".")].filter((part) => part !== "").join(".");
  if (LEFT_OUT.has(list)) return [];
  const entries = parents.flatMap((parent) => {
    const found: unknown = at(parent, layout.path);
    return Array.isArray(found) ? (found as readonly unknown[]) : [];
  });
  return [
    table(layout.name, list, layout.columns, entries),
    ...layout.below.flatMap((below) => tablesOf(below, list, entries)),
  ];
}

const example = exampleBundle("mijn-project");
const page = `${[
  HEAD,
  table(FORM_SHEET, "", FORM, [example]),
  ...SHEETS.flatMap((layout) => tablesOf(layout, "", [example])),
].join("\n\n")}\n`;
const schema = writeJsonSchema();
const isStale = (path: string, content: string): boolean => !existsSync(path) || readFileSync(path, "utf8") !== content;

if (process.argv.includes("--check")) {
  const stale = [...(isStale(PAGE, page) ? [PAGE] : []), ...(isStale(SCHEMA, schema) ? [SCHEMA] : [])];
  if (stale.length > 0) {
    console.error(`${stale.join(" and ")}: not as the contract is; npm run bundle-guide`);
    process.exit(1);
  }
} else {
  writeFileSync(PAGE, page);
  writeFileSync(SCHEMA, schema);
}
