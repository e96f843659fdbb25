import { CellFault, parseCell, type Cell } from "./cell-values.ts";
import { expectedIn } from "./expected-in.ts";
import type { SheetCell } from "./open-workbook.ts";
import type { CellKind } from "./sheet-layout.ts";

/** Numbers that Excel shows as they are. */
const PLAIN_FORMAT = /^(?:|@|0|#|#?0?)$/;
/** From here on Excel shows a whole number as 1,23E+11. */
const LONGEST_SHOWN = 1e11;
/** A format that shows an amount with two decimals. */
const TWO_DECIMALS = /0\.00(?!0)/;

/** Text in a format, which does not change the number. */
const LITERAL = /"[^"]*"|\\./g;
const UNIT_IN_FORMAT = /"\s*(mm|cm|m)\s*"/i;

interface ReadCell {
  readonly value: unknown;
  /** What was done to the value, for one remark about all of them. */
  readonly guess: "rounded" | null;
}

/** Signs of other currencies in a format. */
const OTHER_MONEY = /\[\$[$£¥]|"[^"]*[$£¥][^"]*"|\\[$£¥]|^[$£¥]/;
/** A comma after the digits shows thousands: 21,5 for 21500. */
const IN_THOUSANDS = /[0#],+(?:[^0#,.]|$)/;

const dutch = (value: number): string =>
  String(Number.isInteger(value) ? value : Math.round(value * 1e8) / 1e8).replace(".", ",");

/** An error value that became text, as by copying values, in English and in Dutch. */
const ERROR_TEXT =
  /^#(?:REF!|VERW!|N\/[AB]|NAME\?|NAAM\?|VALUE!|WAARDE!|DIV\/0!|DEEL\/0!|NUM!|GETAL!|NULL!|LEEG!|SPILL!|OVERLOOP!|#+)$/i;
/** A formula in a cell that Excel takes as text. */
const FORMULA_TEXT = /^=\s*(?:[A-Z][A-Z.]*\(|\$?[A-Z]{1,3}\$?\d|'?[^!]+'?!\$?[A-Z]{1,3}\$?\d)/i;
/** Marks for: the same as above. */
const DITTO = /^(?:["„“”″]|''|,,|idem|id\.|dito|ditto)$/i;

/** Refuses a text that means something else than it says. */
function refuseOddText(text: string): void {
  const said = text.trim();
  if (ERROR_TEXT.test(said)) throw new CellFault(`Excel meldt hier een fout: ${said}`);
  if (FORMULA_TEXT.test(said))
    throw new CellFault(
      `deze formule is tekst, en wordt niet berekend; er staat "${said}"; maak de opmaak van de cel gewoon en typ haar opnieuw`,
    );
  if (DITTO.test(said))
    throw new CellFault(
      `hier staat ${said === '"' ? "een aanhalingsteken" : `"${said}"`}; vul in elke rij in wat er hoort`,
    );
}

/** Refuses a number that Excel shows as another amount. */
function refuseOtherAmount(number: number, format: string): void {
  const money = OTHER_MONEY.exec(format)?.[0];
  if (money !== undefined)
    throw new CellFault(`Excel laat hier een bedrag in ${/[$£¥](?!.*[$£¥])/.exec(money)?.[0]} zien; hier horen euro's`);
  if (IN_THOUSANDS.test(format.replaceAll(LITERAL, "")))
    throw new CellFault(
      `hier staat ${dutch(number)}, dat Excel gedeeld door duizend laat zien (opmaak ${format}); maak de opmaak gewoon`,
    );
}

function refuseOddNumber(number: number, format: string): void {
  if (PLAIN_FORMAT.test(format) && Number.isSafeInteger(number) && Math.abs(number) < LONGEST_SHOWN) return;
  throw new CellFault(
    `hier staat het getal ${dutch(number)}, dat Excel misschien anders laat zien${format === "" ? "" : ` (opmaak ${format})`}; maak er tekst van en typ het opnieuw`,
  );
}

const isPercentage = (format: string): boolean => format.replaceAll(LITERAL, "").includes("%");

/** The value of the cell as its owner sees it: with the unit of its heading, and as a percentage where Excel shows one. */
function shownValue(value: Cell, format: string, unit: string): Cell {
  if (typeof value !== "number") return value;
  if (isPercentage(format)) return `${dutch(value * 100)}%`;
  const shown = UNIT_IN_FORMAT.exec(format)?.[1] ?? unit;
  return shown === "" ? value : `${dutch(value)} ${shown}`;
}

/** The text of a cell as its owner sees it; empty without a value. */
export function shownText(cell: SheetCell | undefined): string {
  if (!cell) return "";
  const shown = shownValue(cell.value, cell.facts.format, "");
  return typeof shown === "number" ? dutch(shown) : String(shown ?? "").trim();
}

/**
 * The value of a cell that is not empty. `unit` is that of the column's heading.
 * @throws CellFault
 */
export function readCell(kind: CellKind, { value, facts }: SheetCell, unit: string): ReadCell {
  if (facts.error !== null) throw new CellFault(`Excel meldt hier een fout: ${facts.error}`);
  if (facts.isFormula && !facts.hasValue)
    throw new CellFault("deze formule heeft geen uitkomst; open het bestand in Excel en bewaar het opnieuw");
  if (typeof value === "boolean" && kind.kind !== "boolean")
    throw new CellFault(`hier hoort ${expectedIn(kind)}; er staat "${value ? "WAAR" : "ONWAAR"}"`);
  if (kind.kind === "number" && typeof value === "number") refuseOtherAmount(value, facts.format);
  const isText = kind.kind === "text" || kind.kind === "list";
  if (value instanceof Date && !(kind.kind === "text" && kind.role === "date")) {
    const [year, month, day] = value.toISOString().slice(0, 10).split("-");
    throw new CellFault(
      `Excel heeft hier een datum van gemaakt (${day}-${month}-${year}); maak er tekst van en typ het opnieuw`,
    );
  }
  if (typeof value === "string") refuseOddText(value);
  if (value === 0 && isText && facts.isFormula)
    throw new CellFault(
      "deze formule geeft 0, want de cel waarnaar zij wijst is leeg; vul die cel in, of maak deze leeg",
    );
  if (typeof value === "number" && isText && (kind.role === "key" || !PLAIN_FORMAT.test(facts.format)))
    refuseOddNumber(value, facts.format);
  if (kind.kind === "number" && kind.unit === "cents" && typeof value === "number") {
    if (isPercentage(facts.format))
      throw new CellFault(`hier hoort ${expectedIn(kind)}; er staat "${shownText({ value, facts })}"`);
    const amount = Math.round(value * 100);
    const isWhole = Math.abs(value * 100 - amount) < 1e-6;
    if (!isWhole && (facts.isFormula || TWO_DECIMALS.test(facts.format))) return { value: amount, guess: "rounded" };
    if (!isWhole)
      throw new CellFault(`een bedrag heeft hoogstens twee cijfers achter de komma; er staat "${dutch(value)}"`);
  }
  return { value: parseCell(kind, shownValue(value, facts.format, unit)), guess: null };
}
