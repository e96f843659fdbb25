import {
  INVITATION_FIELDS,
  INVITED_AT_ONCE,
  type InvitationField,
  type InvitationRow,
} from "@showroom/api-contract/endpoints/invitations";
import { didYouMean, folded } from "../importer/findings/nearest.ts";
import { OversizedWorkbook } from "../importer/workbook/oversized-workbook.ts";
import { openWorkbook } from "../importer/workbook/open-workbook.ts";
import { readCsv } from "./read-csv.ts";

/** The headings of the columns: the one that a fault names first, then others by which a column is found. */
const HEADINGS: Readonly<Record<InvitationField, readonly [string, ...string[]]>> = {
  buildNumber: ["Bouwnummer", "Bouwnr", "Bouw nr"],
  houseType: ["Woningtype", "Huistype", "Huistype code", "Type woning", "Type"],
  firstName: ["Voornaam", "Voornamen"],
  lastName: ["Achternaam"],
  email: ["E-mailadres", "E-mail", "Mailadres", "Mail"],
};
/** Rows above the headings that may hold a title. */
const MOST_ABOVE = 15;
/** Longest text of a cell; the check refuses every text of this length. */
const LONGEST = 300;

export interface ReadSheet {
  readonly rows: InvitationRow[];
  readonly faults: string[];
}

type Cells = readonly (readonly string[])[];

const fieldOf = (heading: string): InvitationField | undefined =>
  INVITATION_FIELDS.find((field) => HEADINGS[field].some((name) => folded(name) === folded(heading)));

const knownIn = (row: readonly string[]): number => new Set(row.map(fieldOf).filter(Boolean)).size;

/** Index of the row with the most known headings; -1 when there is none. */
function headingsAt(cells: Cells): number {
  let [best, most] = [-1, 0];
  cells.slice(0, MOST_ABOVE).forEach((row, at) => {
    if (knownIn(row) > most) [best, most] = [at, knownIn(row)];
  });
  return best;
}

/** Faults of the row of headings: a column that is missing, or there twice. */
function headingFaults(headings: readonly string[]): string[] {
  const unknown = headings.filter((heading) => fieldOf(heading) === undefined).map((name) => ({ name }));
  return INVITATION_FIELDS.flatMap((field) => {
    const [title] = HEADINGS[field];
    const found = headings.filter((heading) => fieldOf(heading) === field).length;
    if (found === 0)
      return [`De kolom "${title}" ontbreekt${didYouMean(title, unknown).replace("bedoelt u", "is dat")}`];
    return found > 1 ? [`De kolom "${title}" staat er ${found} keer`] : [];
  });
}

/** Reads the buyers of a sheet. Rows without any of the columns' texts are left out. */
export function readRows(cells: Cells): ReadSheet {
  const at = headingsAt(cells);
  const headings = cells[at];
  if (headings === undefined) {
    const titles = INVITATION_FIELDS.map((field) => HEADINGS[field][0]).join(", ");
    return { rows: [], faults: [`Er zijn geen koppen die we kennen. Zet in de eerste rij: ${titles}`] };
  }
  const faults = headingFaults(headings);
  if (faults.length > 0) return { rows: [], faults };
  const textOf = (row: readonly string[], field: InvitationField): string =>
    (row[headings.findIndex((heading) => fieldOf(heading) === field)] ?? "").trim().slice(0, LONGEST);
  const rows = cells.flatMap((row, index): InvitationRow[] => {
    if (index <= at) return [];
    const texts = {
      buildNumber: textOf(row, "buildNumber"),
      houseType: textOf(row, "houseType"),
      firstName: textOf(row, "firstName"),
      lastName: textOf(row, "lastName"),
      email: textOf(row, "email"),
    };
    return Object.values(texts).every((text) => text === "") ? [] : [{ line: index + 1, ...texts }];
  });
  if (rows.length === 0) return { rows, faults: ["Onder de koppen staan geen kopers"] };
  if (rows.length > INVITED_AT_ONCE)
    return { rows: [], faults: [`Er staan ${rows.length} kopers in; ${INVITED_AT_ONCE} kunnen er tegelijk`] };
  return { rows, faults };
}

/** The cells of the sheet that has the headings; of the first one without them. */
async function cellsOf(content: Buffer): Promise<Cells> {
  const { sheets } = await openWorkbook(content);
  const all = sheets.map(({ rows }) => rows.map((row) => row.map(({ value }) => String(value ?? ""))));
  return all.toSorted((one, other) => known(other) - known(one))[0] ?? [];
}
const known = (cells: Cells): number => Math.max(0, ...cells.slice(0, MOST_ABOVE).map(knownIn));

/** Reads the buyers of an XLSX or CSV file. What is wrong with the file as a whole is said in Dutch. */
export async function readInvitationFile(fileName: string, content: Buffer): Promise<ReadSheet> {
  if (/\.csv$/i.test(fileName)) return readRows(readCsv(content));
  try {
    return readRows(await cellsOf(content));
  } catch (error) {
    if (error instanceof OversizedWorkbook) return { rows: [], faults: [`Dit bestand is te groot: ${error.message}`] };
    return { rows: [], faults: ["Dit is geen Excel-bestand (.xlsx) dat we kunnen lezen"] };
  }
}
