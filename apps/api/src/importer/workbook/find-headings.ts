import type { Remark } from "../findings/finding.ts";
import { didYouMean, folded } from "../findings/nearest.ts";
import { isEmpty, letterOf, placeOf } from "./cell-values.ts";
import { writeRange, type OpenSheet, type SheetCell } from "./open-workbook.ts";
import { FORMER_LABELS } from "./labels.ts";
import type { CellKind, Column } from "./sheet-layout.ts";

/** Rows above the headings that may hold a title. */
const MOST_ABOVE = 15;
const NET = /\b(?:excl(?:\.|usief)?|ex\.?)\s*b\.?t\.?w\.?/i;
const GROSS = /\b(?:incl(?:\.|usief)?)\s*b\.?t\.?w\.?/i;

/** A unit without brackets at the end of a heading. */
const BARE_UNIT = /\s(?:in\s+)?(mm|cm)[\s*]*$/i;

interface Title {
  /** For comparison. */
  readonly name: string;
  /** What stands between brackets. */
  readonly unit: string;
  readonly isNet: boolean;
}

/** A heading without its unit, its mark and what it says of taxes. */
export function titleOf(text: string): Title {
  const isNet = NET.test(text);
  const bare = text.replace(NET, "").replace(GROSS, "");
  const unit =
    /\(([^)]*)\)[\s*]*$/.exec(bare)?.[1]?.trim().toLowerCase() ?? BARE_UNIT.exec(bare)?.[1]?.toLowerCase() ?? "";
  return {
    name: folded(
      bare
        .replace(/\([^)]*\)[\s*]*$/, "")
        .replace(BARE_UNIT, "")
        .replace("²", "2")
        .replace("¹", "1"),
    ),
    unit,
    isNet,
  };
}

/** The names by which a column is found: its heading, also without the unit in it, earlier ones, and the name of its field. */
export const namesOf = ({ heading, path }: Column): readonly string[] => {
  const former = FORMER_LABELS[path.at(-1) ?? ""] ?? [];
  const names = [heading, heading.replace(/ m[²¹]$/, ""), ...former, path.join(" ")];
  return [...new Set(names.map((name) => titleOf(name).name))];
};

/**
 * The question after an unknown heading: the one that comes near, or the one that is not there and of which it has the words,
 * as `Verkoopprijs` has those of `Prijs (€)`.
 */
export function meantBy(text: string, headings: readonly string[], absent: readonly string[]): string {
  const { name } = titleOf(text);
  const within = absent
    .map((heading) => ({ heading, part: titleOf(heading).name }))
    .filter(({ part }) => part.length > 3 && name.includes(part))
    .toSorted((one, other) => other.part.length - one.part.length)[0];
  const known = headings.map((heading) => ({ name: heading }));
  return didYouMean(name, known) || (within ? `; bedoelt u "${within.heading}"?` : "");
}

const UNITS = {
  millimetres: { "": "", cm: "", mm: "mm", m: "m" },
  cents: { "": "", "€": "", eur: "", euro: "", "euro's": "", "€/m²": "", "€/m2": "", "€ per m²": "", "€ per stuk": "" },
  fraction: { "": "", "%": "", procent: "", percentage: "" },
  percent: { "": "", "%": "", procent: "", percentage: "" },
  none: { "": "", m2: "", "m²": "", m1: "", "m¹": "", m: "", st: "", stuk: "", stuks: "", "%": "", aantal: "" },
} as const;

/** The unit that numbers of a column get from its heading; null when it cannot be converted. */
function unitFor(cell: CellKind, unit: string): string | null {
  if (cell.kind !== "number") return "";
  const known: Readonly<Record<string, string>> = UNITS[cell.unit ?? "none"];
  return known[unit] ?? null;
}

export interface Headings {
  /** Index of the row of headings; -1 when the sheet has none. */
  readonly row: number;
  /** Place of a column; -1 when it is not there. */
  readonly placeOf: (names: readonly string[]) => number;
  /** Unit of the numbers of a column, from its heading; empty for the usual one. */
  readonly unitOf: (place: number) => string;
  readonly faults: readonly Remark[];
  readonly warnings: readonly Remark[];
}

const textIn = (cell: SheetCell | undefined): string => (cell ? String(cell.value ?? "").trim() : "");

/** The row with most known names among the first ones. */
function rowOfHeadings({ rows }: OpenSheet, known: ReadonlySet<string>): number {
  let [best, most] = [-1, 0];
  rows.slice(0, MOST_ABOVE).forEach((row, at) => {
    const count = row.filter((cell) => known.has(titleOf(textIn(cell)).name)).length;
    if (count > most) [best, most] = [at, count];
  });
  return best;
}

/** Finds the row and the columns of a sheet's headings, and names what is not read. */
export function findHeadings(sheet: OpenSheet, above: readonly string[], columns: readonly Column[]): Headings {
  const faults: Remark[] = [];
  const warnings: Remark[] = [];
  const aboveNames = above.map((name) => titleOf(name).name);
  const known = new Set([...aboveNames, ...columns.flatMap(namesOf)]);
  const row = rowOfHeadings(sheet, known);
  const places = new Map<string, number>();
  const units = new Map<number, string>();
  const isFilled = sheet.rows.some((cells) => cells.some(({ value }) => !isEmpty(value)));
  if (row < 0 && isFilled) faults.push({ path: sheet.name, reason: "op dit blad staan geen koppen die we kennen" });
  if (row > 0 && sheet.rows.slice(0, row).some((cells) => cells.some(({ value }) => !isEmpty(value))))
    warnings.push({
      path: sheet.name,
      reason: `de koppen staan op rij ${row + 1}; wat daarboven staat, is niet gelezen`,
    });
  const titles = sheet.rows[row] ?? [];
  const present = new Set(titles.map((cell) => titleOf(textIn(cell)).name));
  const absent = columns.filter((column) => !namesOf(column).some((name) => present.has(name)));
  const all = [...above, ...columns.map(({ heading }) => heading)];
  const missing = absent.map(({ heading }) => heading);
  const widest = row < 0 ? 0 : Math.max(0, ...sheet.rows.slice(row).map(({ length }) => length));
  for (let at = 0; at < widest; at++) {
    const text = textIn(titles[at]);
    const place = `${sheet.name} ${placeOf(row, at)}`;
    const filled = sheet.rows.slice(row + 1).filter((cells) => !isEmpty(cells[at]?.value));
    if (text === "") {
      if (filled.length > 0)
        warnings.push({
          path: `${sheet.name} kolom ${letterOf(at)}`,
          reason: `deze kolom heeft geen kop en wordt niet gelezen; er staat "${textIn(filled[0]?.[at])}"`,
        });
      continue;
    }
    const title = titleOf(text);
    if (!known.has(title.name)) {
      warnings.push({
        path: place,
        reason: `de kolom "${text}" bestaat niet en wordt niet gelezen${meantBy(text, all, missing)}`,
      });
      continue;
    }
    if (places.has(title.name)) {
      faults.push({ path: place, reason: `de kop "${text}" staat twee keer op dit blad` });
      continue;
    }
    places.set(title.name, at);
    const column = columns.find((one) => namesOf(one).includes(title.name));
    if (!column || aboveNames.includes(title.name)) continue;
    const unit = unitFor(column.cell, title.unit);
    if (column.cell.kind === "number" && column.cell.unit === "millimetres" && title.unit === "")
      warnings.push({ path: place, reason: `"${text}" noemt geen eenheid; de getallen zijn als cm gelezen` });
    if (title.isNet && column.cell.kind === "number" && column.cell.unit === "cents")
      faults.push({ path: place, reason: `"${text}": bedragen horen inclusief btw te zijn; reken ze om` });
    if (unit === null)
      faults.push({ path: place, reason: `de eenheid van "${text}" kennen we niet; hier hoort ${column.heading}` });
    else if (unit !== "") {
      units.set(at, unit);
      warnings.push({ path: place, reason: `"${text}": de getallen zijn als ${unit} gelezen en omgerekend` });
    }
  }
  for (const merge of sheet.merges)
    if (merge.rows[1] >= row && row >= 0)
      faults.push({
        path: `${sheet.name} ${writeRange(merge)}`,
        reason: "deze cellen zijn over meer kolommen samengevoegd; splits ze, en vul elke cel",
      });
  return {
    row,
    placeOf: (names) => names.map((name) => places.get(name)).find((at) => at !== undefined) ?? -1,
    unitOf: (place) => units.get(place) ?? "",
    faults,
    warnings,
  };
}
