/** The fields of a bundle that admins edit in place, found by the layout of a spreadsheet. */
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type {
  CatalogueField,
  CatalogueFieldGroup,
  EditSection,
} from "@showroom/api-contract/entities/catalogue-fields";
import { writePath } from "../findings/write-path.ts";
import { formatCell, textOf } from "../workbook/cell-values.ts";
import { FORM_SHEET } from "../workbook/labels.ts";
import { textOfHtml } from "./marked-text.ts";
import { FORM, SHEETS, type CellKind, type Column, type SheetLayout } from "../workbook/sheet-layout.ts";

type Values = Readonly<Record<string, unknown>>;
type Steps = readonly (string | number)[];

const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;
export const valueAt = (value: unknown, path: Steps): unknown =>
  path.reduce<unknown>((inner, step) => (isRecord(inner) ? inner[step] : undefined), value);

/** Lists whose texts are edited in place. */
const TEXT_LISTS = [
  "",
  "contentBlocks",
  "project.submitOptions",
  "houseTypes.pages",
  "houseTypes.pages.topViews",
  "products",
  "productGroups",
  "packages",
  "tileOptions",
  "floorMaterials",
  "floors",
  "baseboards",
];
const TEXTS = new Set(
  "name brand colorName text title subtitle body headerTitle headerSubtitle introText pageText startTitle startContent copyChoicesTitle copyChoicesContent summaryTitle summaryContent content confirmationContent description overlay website".split(
    " ",
  ),
);
/** Texts with formatting, which are HTML in the bundle. */
const FORMATTED = new Set(
  "body introText pageText startContent copyChoicesContent summaryContent content confirmationContent story".split(" "),
);
const LONG = new Set(["description"]);
const DATES = new Set(["outOfOfficeStart", "outOfOfficeEnd", "outOfOfficeEnabled"]);

const isPicture = (cell: CellKind): boolean => (cell.kind === "text" || cell.kind === "list") && cell.role === "file";

/** The section of a column; null for what is edited in the spreadsheet, such as keys. */
function sectionOf(list: string, { path, cell }: Column): EditSection | null {
  const name = path.at(-1) ?? "";
  if (cell.kind === "number" && (cell.unit === "cents" || cell.unit === "fraction")) return "prices";
  if (list === "" && DATES.has(name)) return "dates";
  if (isPicture(cell)) return "pictures";
  if (cell.kind !== "text") return null;
  if (list === "organisations") return name === "key" || path[0] === "discount" ? null : "people";
  return TEXT_LISTS.includes(list) && TEXTS.has(name) ? "texts" : null;
}

function kindOf({ path, cell }: Column): CatalogueField["kind"] {
  const name = path.at(-1) ?? "";
  if (cell.kind === "number") return "number";
  if (cell.kind === "boolean") return "yesNo";
  if (cell.kind === "list") return "files";
  if (isPicture(cell)) return "file";
  if (DATES.has(name)) return "date";
  if (FORMATTED.has(name)) return "formatted";
  return LONG.has(name) ? "long" : "line";
}

export const isFormatted = ({ path }: Column): boolean => FORMATTED.has(path.at(-1) ?? "");

/** The value as it is typed: with a comma in numbers, two decimals in amounts, and formatting without HTML. */
function typedOf(column: Column, value: unknown): string {
  const shown = formatCell(column.cell, value);
  if (typeof shown === "string" && isFormatted(column)) return textOfHtml(shown);
  if (typeof shown !== "number") return String(shown ?? "");
  const isAmount = column.cell.kind === "number" && column.cell.unit === "cents";
  return (isAmount ? shown.toFixed(2) : String(shown)).replace(".", ",");
}

export interface EditableField extends CatalogueField {
  readonly steps: Steps;
  readonly column: Column;
}

interface EditableGroup {
  readonly title: string;
  readonly section: EditSection;
  readonly fields: readonly EditableField[];
}

/** The groups of one entry, one for each of its sections. */
function groupsOf(title: string, list: string, entry: unknown, above: Steps, columns: readonly Column[]) {
  const found = new Map<EditSection, EditableField[]>();
  for (const column of columns) {
    const section = sectionOf(list, column);
    if (section === null) continue;
    const steps = [...above, ...column.path];
    const value = typedOf(column, valueAt(entry, column.path));
    const field = { path: writePath(steps), label: column.heading, value, kind: kindOf(column), steps, column };
    found.set(section, [...(found.get(section) ?? []), field]);
  }
  return [...found].map(([section, fields]): EditableGroup => ({ title, section, fields }));
}

const nameOf = (entry: unknown): string => {
  const of = (name: string) => textOf(valueAt(entry, [name]));
  const name = of("name") || of("title");
  const key = of("productNumber") || (name === "" ? of("key") || of("code") : "");
  return [key, name].filter((part) => part !== "").join(" ");
};

function walk(layout: SheetLayout, within: unknown, above: Steps, list: string, names: readonly string[]) {
  const groups: EditableGroup[] = [];
  const entries = valueAt(within, layout.path);
  if (!Array.isArray(entries)) return groups;
  const place = [list, ...layout.path].filter((step) => step !== "").join(".");
  (entries as readonly unknown[]).forEach((entry, at) => {
    const steps = [...above, ...layout.path, at];
    const own = [...names, nameOf(entry)].filter((name) => name !== "");
    groups.push(...groupsOf(`${layout.name}: ${own.join(", ")}`, place, entry, steps, layout.columns));
    for (const below of layout.below) groups.push(...walk(below, entry, steps, place, own));
  });
  return groups;
}

/** Every group of fields, in the order of the spreadsheet. Demo accounts are left out. */
export function editableGroups(bundle: BundleInput): readonly EditableGroup[] {
  const lists = SHEETS.filter(({ path: [name] }) => name !== "demoAccounts");
  return [
    ...groupsOf(FORM_SHEET, "", bundle, [], FORM),
    ...lists.flatMap((layout) => walk(layout, bundle, [], "", [])),
  ];
}

/** A group as the contract has it. */
export const fieldGroup = ({ title, fields }: EditableGroup): CatalogueFieldGroup => ({
  title,
  fields: fields.map(({ path, label, value, kind }) => ({ path, label, value, kind })),
});
