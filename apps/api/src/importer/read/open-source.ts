import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, extname, join } from "node:path";
import type { z } from "zod";
import { readJson } from "../check/read-json.ts";
import { referenceAt } from "../check/known-names.ts";
import type { WrittenIn } from "../check/suspicious-figures.ts";
import { BundleError } from "../findings/bundle-error.ts";
import type { Remark } from "../findings/finding.ts";
import { didYouMean } from "../findings/nearest.ts";
import { writePath } from "../findings/write-path.ts";
import { OversizedWorkbook } from "../workbook/oversized-workbook.ts";
import { readWorkbook, type ReadWorkbook } from "../workbook/read-workbook.ts";
import { Places, type ReadPlace } from "../workbook/reader.ts";
import { sheetWords } from "../workbook/sheet-words.ts";
import { whyNoWorkbook } from "../workbook/foreign-file.ts";
import { nameFault } from "./prepare-file.ts";

export const BUNDLE_FILE = "bundle.json";

/** The unchecked content of a bundle. */
export interface Written {
  /** Folder of its pictures. */
  readonly folder: string;
  readonly file: string;
  readonly content: Buffer;
  readonly value: unknown;
  readonly writtenIn: WrittenIn;
  readonly faults: readonly Remark[];
  readonly warnings: readonly Remark[];
  /** Paths of values whose fault is said already. */
  readonly silenced: ReadonlySet<string>;
  /** Where its owner finds the paths in the bundle. */
  readonly places: Places;
  /** A validation issue in the words of the source. */
  readonly explain: (issue: z.core.$ZodIssue) => string;
}

const refuse = (file: string, reason: string): never => {
  throw new BundleError([{ level: "error", file, path: "", article: null, reason }]);
};

/** The closest cell of a path, with the text of the value itself. */
function cellOf({ cellAt }: ReadWorkbook, path: string, input: unknown): ReadPlace | undefined {
  const own = cellAt(path);
  if (own) return own;
  const above = cellAt(path.replace(/\[\d+\](?:\.(?:offer|variant|code|quantity))?$/, ""));
  if (!above) return undefined;
  return typeof input === "string" || typeof input === "number" ? { ...above, text: String(input) } : above;
}

/** A key or article number that can be used instead of a text. */
const suggestion = (text: string, isKey: boolean): string => {
  const clean = text
    .trim()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^a-z0-9.-]+/gi, "-");
  const bare = clean.replaceAll(/^-+|-+$/g, "");
  return isKey ? bare.toLowerCase() : bare.toUpperCase();
};

function explainCell(read: ReadWorkbook, issue: z.core.$ZodIssue): string {
  const path = writePath(issue.path);
  const place = cellOf(read, path, issue.input);
  if (!place) return issue.message;
  const { cell } = place.column;
  const words = sheetWords(issue, place) ?? issue.message;
  if (issue.code !== "invalid_format") return words;
  const reference = place.text === "" ? null : referenceAt(read.value, path);
  if (reference) {
    const comma = place.text.includes(",") ? "; tussen de delen hoort een puntkomma, geen komma" : "";
    return `er is geen ${reference.word} "${place.text}"${comma || didYouMean(place.text, reference.known)}`;
  }
  if (cell.kind !== "text" && cell.kind !== "list") return words;
  const fault = cell.role === "file" && place.text !== "" ? nameFault(place.text) : null;
  if (fault !== null) return `"${place.text}" ${fault}`;
  if (cell.role !== "key") return words;
  const isNumber = issue.message.startsWith("een artikelnummer");
  if (!isNumber && !issue.message.startsWith("een sleutel")) return words;
  const better = suggestion(place.text, !isNumber);
  return better === "" || better === place.text ? words : `${words}; bedoelt u "${better}"?`;
}

async function openWorkbook(path: string): Promise<Written> {
  const file = basename(path);
  const content = await readFile(path).catch(() => refuse(file, "dit bestand is er niet"));
  const read = await readWorkbook(content).catch((error: unknown) =>
    refuse(file, error instanceof OversizedWorkbook ? error.message : whyNoWorkbook(content)),
  );
  const explain: Written["explain"] = (issue) => explainCell(read, issue);
  return { folder: dirname(path), file, content, writtenIn: "workbook", ...read, explain };
}

/** A folder with `bundle.json`, or with one workbook. */
async function openFolder(folder: string): Promise<Written> {
  const names = await readdir(folder).catch(() => refuse(basename(folder), "deze map is er niet"));
  const workbooks = names.filter((name) => /\.xlsx$/i.test(name) && !name.startsWith("~$"));
  const [first, ...others] = workbooks;
  if (!names.includes(BUNDLE_FILE)) {
    if (first === undefined) {
      const other = names.find((name) => /\.(?:xlsm|xlsb|xls|ods|csv|numbers)$/i.test(name));
      const advice = other === undefined ? "noem het bestand" : `sla "${other}" op als Excel-werkmap (.xlsx)`;
      refuse(BUNDLE_FILE, `er is geen ${BUNDLE_FILE} en geen .xlsx in ${basename(folder)}; ${advice}`);
    }
    if (others.length > 0) refuse(basename(folder), `noem één van de bestanden: ${workbooks.join(", ")}`);
    return await openWorkbook(join(folder, first ?? ""));
  }
  const content = await readFile(join(folder, BUNDLE_FILE)).catch((error: Error) => refuse(BUNDLE_FILE, error.message));
  const { value, fault, warnings } = readJson(content);
  const unread = workbooks.map((name) => ({
    path: "",
    reason: `${name} wordt niet gelezen: in deze map staat ook ${BUNDLE_FILE}, en dat gaat voor`,
  }));
  return {
    folder,
    file: BUNDLE_FILE,
    content,
    writtenIn: "bundle",
    value,
    faults: fault ? [fault] : [],
    warnings: [...unread, ...warnings],
    silenced: new Set(),
    places: new Places(),
    explain: ({ message }) => message,
  };
}

/** Opens a folder, its `bundle.json`, or a workbook. Any other file is opened as a workbook: the error then says what kind of file it is. */
export async function openSource(source: string): Promise<Written> {
  if (basename(source) === BUNDLE_FILE) return await openFolder(dirname(source));
  const isFile = await stat(source).then(
    (found) => found.isFile(),
    () => extname(source) !== "",
  );
  if (isFile && extname(source) === ".json") refuse(basename(source), `een catalogus in JSON heet ${BUNDLE_FILE}`);
  return await (isFile ? openWorkbook(source) : openFolder(source));
}
