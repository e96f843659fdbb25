/**
 * Generates docs/bundle-fields.md and the JSON Schema of bundle.json from the API contract. `--check` fails when one of them
 * is out of date.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { exampleBundle } from "../../apps/api/src/importer/example/example-bundle.ts";
import { formatCell } from "../../apps/api/src/importer/workbook/cell-values.ts";
import type { ChoiceOption } from "../../apps/api/src/importer/workbook/choice-words.ts";
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
"Field" is its name in \`bundle.json\`; "takes" is text where it is empty, "as Ruimten, Naam" the words of that sheet and column; "example" is as it stands in the spreadsheet,
where "takes" has no words; "shows" is where it shows; \`"\` repeats the cell above. Lists with the same columns share a table. The same key in a later import is the same thing.`;
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
const optionOf = ({ word, value }: ChoiceOption): string => (word === value ? word : `${word} (${value})`);

/** The schema has the words of a longer list. */
const MOST_OPTIONS = 20;
/** A longer text stands once; a later column that takes the same words names the sheet and column of the first. */
const LONGEST_REPEATED = 40;
const firstColumns = new Map<string, string>();

function wordsOf(options: readonly ChoiceOption[], column: string): string {
  if (options.length > MOST_OPTIONS) return `one of ${options.length} names`;
  const words = options.map(optionOf).join(", ");
  const first = firstColumns.get(words);
  if (first !== undefined && words.length > LONGEST_REPEATED) return `as ${first}`;
  firstColumns.set(words, column);
  return words;
}

function kindOf({ cell, heading }: Column, sheet: string): string {
  switch (cell.kind) {
    case "number":
      return cell.unit === null ? "number" : UNITS[cell.unit];
    case "boolean":
      return "ja/nee";
    case "choice":
      return wordsOf(cell.options, `${sheet}, ${heading}`);
    case "choices":
      return `some: ${wordsOf(cell.options, `${sheet}, ${heading}`)}`;
    case "list":
    case "uses":
    case "references":
      return "list";
    case "text":
      return "";
  }
}

/** Whether "takes" says all that can stand in the cell. */
const hasWords = ({ cell }: Column): boolean =>
  cell.kind === "boolean" || ("options" in cell && cell.options.length <= MOST_OPTIONS);

const tidy = (text: string): string => text.replaceAll("|", "\\|").replaceAll("\n", " ");
/** As text: an example may have markup. */
const tidyExample = (text: string): string => tidy(text).replaceAll("<", "\\<");
const MOST_CHARACTERS = 40;

/** The first value of a column in the example bundle, or the written example. */
function exampleOf(list: string, entries: readonly unknown[], column: Column): string {
  if (hasWords(column)) return "";
  for (const entry of entries) {
    const shown = formatCell(column.cell, at(entry, column.path));
    if (shown !== null && shown !== "")
      return tidyExample(
        typeof shown === "number" ? String(shown).replace(".", ",") : String(shown).slice(0, MOST_CHARACTERS),
      );
  }
  return tidyExample(exampleFor(list, column));
}

interface Sheet {
  readonly name: string;
  /** Path of the list in the bundle; empty for the form. */
  readonly list: string;
  readonly columns: readonly Column[];
  readonly entries: readonly unknown[];
}

const noteFor = (list: string, { path }: Column): string => tidy(noteOf(list, path.join("."))).replace(/\.$/, "");

/** Fields of the form are those of `project`, but for a few. */
const fieldOf = (list: string, { path }: Column): string =>
  (list === "" && path[0] === "project" ? path.slice(1) : path).join(".");

function table(first: Sheet, others: readonly Sheet[]): string {
  const { name, list, columns, entries } = first;
  const rows = columns.map((column, index) => {
    const note = noteFor(list, column);
    const above = columns[index - 1];
    const shows = above && noteFor(list, above) === note ? '"' : note;
    return `|${tidy(column.heading)}|${fieldOf(list, column)}|${tidy(kindOf(column, name))}|${exampleOf(list, entries, column)}|${shows}|`;
  });
  return [
    `## ${[first, ...others].map((sheet) => `${sheet.name} (\`${sheet.list === "" ? "project" : sheet.list}\`)`).join(", ")}`,
    "",
    "|column|field|takes|example|shows|",
    "|-|-|-|-|-|",
    ...rows,
  ].join("\n");
}

function sheetsOf(layout: SheetLayout, above: string, parents: readonly unknown[]): readonly Sheet[] {
  const list = [above, layout.path.join(".")].filter((part) => part !== "").join(".");
  if (LEFT_OUT.has(list)) return [];
  const entries = parents.flatMap((parent) => {
    const found: unknown = at(parent, layout.path);
    return Array.isArray(found) ? (found as readonly unknown[]) : [];
  });
  return [
    { name: layout.name, list, columns: layout.columns, entries },
    ...layout.below.flatMap((below) => sheetsOf(below, list, entries)),
  ];
}

/** What a table says of a sheet, but for its examples. */
const meaningOf = ({ list, columns }: Sheet): string =>
  JSON.stringify(columns.map((column) => [column.heading, column.path, column.cell, noteFor(list, column)]));

const example = exampleBundle("mijn-project");
const sheets: readonly Sheet[] = [
  { name: FORM_SHEET, list: "", columns: FORM, entries: [example] },
  ...SHEETS.flatMap((layout) => sheetsOf(layout, "", [example])),
];
const tables = [...Map.groupBy(sheets, meaningOf).values()].flatMap(([first, ...others]) =>
  first ? [table(first, others)] : [],
);
const page = `${[HEAD, ...tables].join("\n\n")}\n`;
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
