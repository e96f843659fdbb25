import { z } from "zod";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import { BUNDLE_UNITS } from "@showroom/api-contract/bundle/fields";
import { wordsOf, type ChoiceOption } from "./choice-words.ts";
import { FIELD_LABELS } from "./labels.ts";
import { SHEET_NAMES } from "./sheet-names.ts";

const UNIT_WORDS = { cents: " (€)", millimetres: " (cm)", fraction: " (%)", percent: "" } as const;
type Unit = keyof typeof UNIT_WORDS;

/** What a text is for: a key or article number, a picture or film, a date, a colour, or free text. */
export type TextRole = "key" | "file" | "date" | "colour" | "free";

/**
 * Format of a cell. `list`: texts, with semicolons or one per line. `uses`: codes with a quantity. `references`: offers, some with a
 * variant. `isNumber`: the options are numbers in the bundle.
 */
export type CellKind =
  | { readonly kind: "boolean" | "uses" | "references" }
  | { readonly kind: "text" | "list"; readonly role: TextRole }
  | { readonly kind: "number"; readonly unit: Unit | null }
  | { readonly kind: "choice" | "choices"; readonly options: readonly ChoiceOption[]; readonly isNumber?: true };

export interface Column {
  /** Path from the entry to the value. */
  readonly path: readonly string[];
  readonly heading: string;
  readonly cell: CellKind;
  /** Value of an empty cell: absent, null, an empty text or an empty list. */
  readonly empty: "absent" | "null" | "text" | "list";
  /** Whether a bundle without it is refused. */
  readonly isRequired: boolean;
}

/** A list of the bundle as a sheet: one row per entry. */
export interface SheetLayout {
  readonly name: string;
  /** Path from the parent entry, or from the bundle, to the list. */
  readonly path: readonly string[];
  readonly columns: readonly Column[];
  /** Nested lists of an entry. Their rows start with the keys of the parents. */
  readonly below: readonly SheetLayout[];
  /** The key column to which rows of nested sheets refer; null without nested sheets. */
  readonly keyPath: readonly string[] | null;
}

/** Whether a schema is for text: names, addresses, dates. */
function isText(schema: z.core.$ZodType): boolean {
  if (schema instanceof z.ZodLiteral) return typeof schema.value === "string";
  if (schema instanceof z.ZodUnion) return schema.options.every(isText);
  return schema._zod.def.type === "string";
}

/** Fields that name an article, without a format of their own. */
const ARTICLES = new Set(["product", "variants", "code"]);

function roleOf(schema: z.core.$ZodType, name: string): TextRole {
  const takes = (text: string): boolean => z.safeParse(schema, text).success;
  if (takes("Een naam")) return ARTICLES.has(name) ? "key" : "free";
  if (["images/a.webp", "images/a.mp4", "images/a.vtt"].some(takes)) return "file";
  if (takes("2027-01-31")) return takes("ab") || takes("AB") ? "key" : "date";
  if (takes("#AABBCC")) return "colour";
  return takes("ab") || takes("AB") ? "key" : "free";
}

const EMPTY_VALUES = { absent: undefined, null: null, text: "", list: [] } as const;

interface Opened {
  readonly schema: z.core.$ZodType;
  readonly empty: Column["empty"];
}

/** Unwraps optional, nullable and default schemas. */
function open(schema: z.core.$ZodType): Opened {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault) {
    const inner = open(schema.unwrap());
    return { schema: inner.schema, empty: inner.empty === "null" ? "null" : "absent" };
  }
  if (schema instanceof z.ZodNullable) return { schema: open(schema.unwrap()).schema, empty: "null" };
  if (schema instanceof z.ZodArray) return { schema, empty: "list" };
  if (isText(schema)) return { schema, empty: "text" };
  return { schema, empty: "absent" };
}

const unitOf = (schema: z.core.$ZodType): Unit | null => BUNDLE_UNITS.get(schema)?.unit ?? null;

const hasFields = (schema: z.core.$ZodType, ...names: readonly string[]): boolean =>
  schema instanceof z.ZodObject && Object.keys(schema.shape).join() === names.join();

/** The format of a list in one cell; null when its entries need their own rows. */
function listCell(element: z.core.$ZodType, name: string): CellKind | null {
  const inner = open(element).schema;
  if (inner instanceof z.ZodEnum) return { kind: "choices", options: wordsOf(inner.options.map(String)) };
  if (isText(inner)) return { kind: "list", role: roleOf(inner, name) };
  if (hasFields(inner, "code", "quantity")) return { kind: "uses" };
  if (hasFields(inner, "offer", "variant")) return { kind: "references" };
  return null;
}

/** The numbers of a choice between numbers; null for another schema. */
function literalsOf(schema: z.core.$ZodType): readonly string[] | null {
  if (!(schema instanceof z.ZodUnion)) return null;
  const literals = schema.options.map((option) => (option instanceof z.ZodLiteral ? String(option.value) : null));
  return literals.every((literal) => literal !== null) ? literals : null;
}

function cellOf(schema: z.core.$ZodType, name: string): CellKind | null {
  if (schema instanceof z.ZodArray) return listCell(schema.element, name);
  if (schema instanceof z.ZodEnum) return { kind: "choice", options: wordsOf(schema.options.map(String)) };
  const numbers = literalsOf(schema);
  if (numbers) return { kind: "choice", options: wordsOf(numbers), isNumber: true };
  if (schema instanceof z.ZodBoolean) return { kind: "boolean" };
  if (isText(schema)) return { kind: "text", role: roleOf(schema, name) };
  if (schema instanceof z.ZodObject) return null;
  return { kind: "number", unit: unitOf(schema) };
}

const headingOf = (path: readonly string[], cell: CellKind): string => {
  const words = path.map((step) => FIELD_LABELS[step] ?? step).filter((word) => word !== "");
  const label = words.join(" ").replace(/^./, (letter) => letter.toUpperCase());
  return `${label}${cell.kind === "number" && cell.unit !== null ? UNIT_WORDS[cell.unit] : ""}`;
};

interface Parts {
  readonly columns: Column[];
  readonly below: SheetLayout[];
}

/** The columns of an object, and the sheets of its lists. */
function partsOf(schema: z.core.$ZodType, steps: readonly string[], place: string): Parts {
  const parts: Parts = { columns: [], below: [] };
  if (!(schema instanceof z.ZodObject)) return parts;
  for (const [name, field] of Object.entries(schema.shape)) {
    const path = [...steps, name];
    const opened = open(field as z.core.$ZodType);
    if (opened.schema instanceof z.ZodLiteral || name === "$schema") continue;
    const cell = cellOf(opened.schema, name);
    const { empty } = opened;
    const isRequired = !z.safeParse(field as z.core.$ZodType, EMPTY_VALUES[empty]).success;
    if (cell) parts.columns.push({ path, heading: headingOf(path, cell), cell, empty, isRequired });
    else if (opened.schema instanceof z.ZodArray)
      parts.below.push(sheetOf(opened.schema.element, path, `${place}${name}`));
    else {
      const inner = partsOf(opened.schema, path, `${place}${name}.`);
      parts.columns.push(...inner.columns);
      parts.below.push(...inner.below);
    }
  }
  return parts;
}

function sheetOf(element: z.core.$ZodType, path: readonly string[], place: string): SheetLayout {
  const { columns, below } = partsOf(open(element).schema, [], `${place}.`);
  const key = columns.find(({ path: [name] }) => name === "key" || name === "productNumber");
  return {
    name: SHEET_NAMES[place] ?? place.replaceAll(".", " ").slice(-31),
    path,
    columns,
    below,
    keyPath: below.length === 0 ? null : (key?.path ?? null),
  };
}

const root = partsOf(bundleSchema, [], "");

/** The fields that a bundle has once: the rows of the sheet "Project". */
export const FORM: readonly Column[] = root.columns;
/** The lists of the bundle. */
export const SHEETS: readonly SheetLayout[] = root.below;

/** Heading of a column with a parent's key. */
export const aboveHeading = ({ name }: SheetLayout): string => `In: ${name}`;
