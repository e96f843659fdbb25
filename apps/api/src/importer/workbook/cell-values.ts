import { didYouMean } from "../findings/nearest.ts";
import { wordsOfChoices } from "./expected-in.ts";
import type { CellKind, TextRole } from "./sheet-layout.ts";
import { NO, YES } from "./labels.ts";

export type Cell = string | number | boolean | Date | null;

/** A value of the spreadsheet library, which types a date as the constructor `Date`, as a cell. */
export function toCell(value: unknown): Cell {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return value instanceof Date ? value : null;
}

export const isEmpty = (cell: Cell | undefined): boolean =>
  cell === undefined || cell === null || String(cell).trim() === "";

export const letterOf = (column: number): string =>
  column < 26 ? String.fromCodePoint(65 + column) : `${letterOf(Math.floor(column / 26) - 1)}${letterOf(column % 26)}`;

/** The index of a column by its letters. */
export const columnOf = (letters: string): number =>
  Array.from(letters).reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** The place of a cell by index of its row and column, as `B2`. */
export const placeOf = (row: number, column: number): string => `${letterOf(column)}${row + 1}`;

/** Thrown for an invalid cell; the message says what is expected. */
export class CellFault extends Error {
  override readonly name = "CellFault";
}

const IN_UNIT = { cents: 100, millimetres: 10, fraction: 0.01, percent: 1 } as const;
/** Removes floating-point errors: 0.1 + 0.2 is 0.3. */
const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

const NUMBER = /^-?\d+(?:\.\d+)?$/;
const DUTCH = /^-?(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d+)?$/;

/** Parses a Dutch number: `1.234,50`, `12,5`, `€ 45,-`, with an optional unit after it. */
function readNumber(text: string): { readonly value: number; readonly unit: string } {
  const [, sign = "", figure = "", unit = ""] = /^(€?)\s*(-?[\d.,]+(?:,-)?)\s*([a-z%²]*)$/i.exec(text.trim()) ?? [];
  const plain = figure.replace(/,-$/, "");
  if (DUTCH.test(plain)) return { value: Number(plain.replaceAll(".", "").replace(",", ".")), unit: unit || sign };
  if (NUMBER.test(plain)) return { value: Number(plain), unit: unit || sign };
  throw new CellFault(`hier hoort een getal; er staat "${text}"`);
}

const IN_MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1_000 };

function parseNumber(cell: Cell, unit: Extract<CellKind, { kind: "number" }>["unit"]): number {
  if (typeof cell === "number") return exact(unit === null ? cell : cell * IN_UNIT[unit]);
  const { value, unit: typed } = readNumber(String(cell));
  const known = IN_MILLIMETRES[typed.toLowerCase()];
  if (unit === "millimetres" && known !== undefined) return exact(value * known);
  const isPercentage = unit === "fraction" || unit === "percent";
  if (typed !== "" && !(unit === "cents" && typed === "€") && !(isPercentage && typed === "%"))
    throw new CellFault(`hier hoort een getal zonder "${typed}"; er staat "${String(cell)}"`);
  // 12,500 is twelve and a half, or twelve thousand as the English write it.
  if (unit === "cents" && /,\d{3,}/.test(String(cell)))
    throw new CellFault(`een bedrag heeft hoogstens twee cijfers achter de komma; er staat "${String(cell).trim()}"`);
  return exact(unit === null ? value : value * IN_UNIT[unit]);
}

/**
 * The texts of a list. A line break separates them, and so does a semicolon; in free texts it does so only in a cell
 * without line breaks.
 */
function listOf(text: string, role: TextRole): string[] {
  if (role !== "free") return parts(text).map((part) => asWritten(part, role));
  if (!text.includes("\n")) return parts(text);
  // A line break at the end shows that a single text has semicolons of its own.
  return /^[^\n]*;[^\n]*\n$/.test(text) ? [text.slice(0, -1)] : text.split("\n");
}
const parts = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

const NO_EXTENSION = /^(.*?)(\.[a-z0-9]+)?$/;

/** The name of a picture in a bundle: below images, in lower case, without accents and spaces, and with .jpg. */
export function fileName(text: string): string {
  const bare = text
    .trim()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("\\", "/")
    .replace(/^(?:\.?\/)+/, "");
  const [, stem = "", extension = ""] = NO_EXTENSION.exec(bare) ?? [];
  const inner = stem.replace(/^images\//, "").replaceAll(/[^a-z0-9/_.-]+/g, "-");
  return `images/${inner}${extension === ".jpeg" ? ".jpg" : extension}`;
}

/** A date as Excel or a person writes it. */
function dateOf(text: string): string {
  const [, day = "", month = "", year = ""] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(text) ?? [];
  return year === "" ? text : `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** Refuses the place of a picture elsewhere, of which only its name would be left. */
function refuseElsewhere(text: string): void {
  const words = /^(?:https?:|www\.)/i.test(text)
    ? "is een adres op internet"
    : /^(?:[a-z]:[\\/]|\\\\|file:|\/(?:users|home|volumes)\/)/i.test(text)
      ? "is een plaats op uw computer"
      : null;
  if (words !== null)
    throw new CellFault(`"${text}" ${words}; zet het bestand in de map images, en noem het hier zoals images/wit.jpg`);
}

function asWritten(text: string, role: TextRole): string {
  const bare = text.trim();
  if (role === "file") refuseElsewhere(bare);
  if (role === "file" && /\.[a-z]{3,4}\s*,/i.test(bare))
    throw new CellFault(`tussen bestanden hoort een puntkomma, geen komma; er staat "${bare}"`);
  if (role === "file") return fileName(bare);
  if (role === "date") return dateOf(bare);
  return role === "colour" ? bare.toUpperCase().replace(/^(?=[0-9A-F]{6}$)/, "#") : bare;
}

function parseUse(part: string): { readonly code: string; readonly quantity: number } {
  const [code = "", quantity, ...rest] = part.split(":").map((piece) => piece.trim());
  if (code === "" || rest.length > 0) throw new CellFault(`hier hoort een code met een aantal, zoals W100: 1`);
  if (quantity === undefined) return { code, quantity: 1 };
  const { value, unit } = readNumber(quantity);
  if (unit === "%")
    throw new CellFault(`hier hoort een aantal per m², m¹ of stuk, geen percentage; er staat "${part.trim()}"`);
  return { code, quantity: value };
}

function parseReference(part: string): { readonly offer: string; readonly variant?: string } {
  const [offer = "", variant, ...rest] = part.split("/").map((piece) => piece.trim());
  if (offer === "" || rest.length > 0) throw new CellFault(`hier hoort een sleutel van Aanbod, zoals toilet-1/ABC-12`);
  return variant === undefined ? { offer } : { offer, variant };
}

/** Compares words without regard for case, and m² like m2. */
const plainWord = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "");

/** Choices that a fault lists at most, when one of them comes near. */
const MOST_LISTED = 20;

/** The value of a word; the contract's own value is accepted too. */
function parseChoice({ kind, options }: Extract<CellKind, { kind: "choice" | "choices" }>, text: string): string {
  const wanted = plainWord(text);
  const found = options.find(({ word, value }) => plainWord(word) === wanted || plainWord(value) === wanted);
  if (found) return found.value;
  const stands = `er staat "${text.trim()}"`;
  const isListed = (one: string): boolean => options.some(({ word }) => plainWord(word) === plainWord(one));
  if (kind === "choices" && text.includes(",") && text.split(",").every(isListed))
    throw new CellFault(`tussen de delen hoort een puntkomma, geen komma; ${stands}`);
  const near =
    options.length > MOST_LISTED
      ? didYouMean(
          text,
          options.map(({ word }) => ({ name: word })),
        )
      : "";
  throw new CellFault(
    near === "" ? `kies uit ${wordsOfChoices(options)}; ${stands}` : `dit is geen van de keuzes; ${stands}${near}`,
  );
}

function parseBoolean(text: string): boolean {
  const word = text.trim().toLowerCase();
  if (word === YES || word === "true" || word === "waar") return true;
  if (word === NO || word === "false" || word === "onwaar") return false;
  throw new CellFault(`hier hoort ja of nee; er staat "${text}"`);
}

/**
 * The value of a non-empty cell.
 * @throws CellFault
 */
export function parseCell(kind: CellKind, cell: Cell): unknown {
  // Spreadsheets convert text that looks like a date.
  const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
  switch (kind.kind) {
    case "number":
      return parseNumber(cell, kind.unit);
    case "boolean":
      return typeof cell === "boolean" ? cell : parseBoolean(text);
    case "text":
      return asWritten(text, kind.role);
    case "choice":
      return kind.isNumber ? Number(parseChoice(kind, text)) : parseChoice(kind, text);
    case "list":
      return listOf(text, kind.role);
    case "choices":
      return parts(text).map((part) => parseChoice(kind, part));
    case "uses":
      return parts(text).map(parseUse);
    case "references":
      return parts(text).map(parseReference);
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** A text or number as text; empty for other values. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

function formatEntry(value: unknown): string {
  if (!isRecord(value)) return textOf(value);
  const { code, quantity, offer, variant } = value;
  if (code !== undefined) return `${textOf(code)}: ${textOf(quantity).replace(".", ",")}`;
  return variant === undefined ? textOf(offer) : `${textOf(offer)}/${textOf(variant)}`;
}

const wordOf = ({ options }: Extract<CellKind, { kind: "choice" | "choices" }>, value: unknown): string =>
  options.find((option) => option.value === textOf(value))?.word ?? textOf(value);

function listText(kind: CellKind, entries: readonly string[]): string {
  if (kind.kind !== "list") return entries.join("; ");
  const [only = "", ...others] = entries;
  return others.length === 0 && kind.role === "free" && only.includes(";") ? `${only}\n` : entries.join("\n");
}

/** The cell for a value. */
export function formatCell(kind: CellKind, value: unknown): Cell {
  if (value === undefined || value === null) return null;
  if (kind.kind === "choice") return wordOf(kind, value);
  if (kind.kind === "choices" && Array.isArray(value))
    return value.length === 0 ? null : value.map((entry) => wordOf(kind, entry)).join("; ");
  if (Array.isArray(value)) return value.length === 0 ? null : listText(kind, value.map(formatEntry));
  if (typeof value === "boolean") return value ? YES : NO;
  if (typeof value === "number" && kind.kind === "number")
    return exact(kind.unit === null ? value : value / IN_UNIT[kind.unit]);
  return textOf(value);
}
