import { posix } from "node:path";
import { buffer } from "node:stream/consumers";
import { Parser } from "saxen";
import { fromBufferPromise } from "yauzl";
import { columnOf } from "./cell-values.ts";
import { LARGEST_UNPACKED, OversizedWorkbook, refuseFarCells } from "./oversized-workbook.ts";

/** What a spreadsheet says of a cell besides its value. */
export interface CellFacts {
  /** The number format, as `0%`; empty for the general one. */
  readonly format: string;
  /** The error value, as `#REF!`; null without one. */
  readonly error: string | null;
  readonly isFormula: boolean;
  readonly hasValue: boolean;
}

/** A range of cells, by index of row and column; the ends are part of it. */
export interface Range {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

export interface SheetFacts {
  readonly name: string;
  /** Whether pictures or drawings lie on the sheet. */
  readonly hasDrawings: boolean;
  /** The sheet itself, and indexes of its rows and columns that are not shown. */
  readonly hidden: { readonly isSheet: boolean; readonly rows: readonly number[]; readonly columns: readonly number[] };
  readonly isFiltered: boolean;
  /** Comments by place. */
  readonly comments: ReadonlyMap<string, string>;
  readonly merges: readonly Range[];
  /** By place, as `B2`. */
  readonly cells: ReadonlyMap<string, CellFacts>;
}

/** The formats of Excel that have a number instead of a text. */
const BUILT_IN: Readonly<Record<string, string>> = {
  "1": "0",
  "2": "0.00",
  "3": "#,##0",
  "4": "#,##0.00",
  "9": "0%",
  "10": "0.00%",
  "11": "0.00E+00",
  "12": "# ?/?",
  "13": "# ??/??",
  "49": "@",
};
const PARTS =
  /^xl\/(?:workbook\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/(?:_rels\/)?[^/]+\.(?:xml|rels)|comments\/?[^/]*\.xml)$/i;
/** Columns that a workbook can hide at most: a range may go to the last one of Excel. */
const MOST_COLUMNS = 200;

/** Calls `onOpen` for each element, with its name without prefix. */
function walk(
  xml: string,
  onOpen: (name: string, attributes: () => Readonly<Record<string, string>>) => void,
  onText: (text: string) => void = () => undefined,
): void {
  new Parser()
    .on("openTag", (name, attributes, decode) =>
      onOpen(name.replace(/^.*:/, ""), () =>
        Object.fromEntries(Object.entries(attributes()).map(([attribute, text]) => [attribute, decode(text)])),
      ),
    )
    .on("text", (text, decode) => onText(decode(text)))
    .parse(xml);
}

/** Unpacks every part, because yauzl refuses one that is larger than it says, and the reader of the values does not. */
async function partsOf(content: Buffer): Promise<ReadonlyMap<string, string>> {
  const parts = new Map<string, string>();
  const zip = await fromBufferPromise(content, { lazyEntries: true });
  let whole = 0;
  for await (const entry of zip.eachEntry()) {
    whole += entry.uncompressedSize;
    if (whole > LARGEST_UNPACKED)
      throw new OversizedWorkbook(`is uitgepakt groter dan ${LARGEST_UNPACKED / 2 ** 20} MB`);
    const part = await buffer(await zip.openReadStreamPromise(entry));
    if (PARTS.test(entry.fileName)) parts.set(entry.fileName, part.toString("utf8"));
  }
  return parts;
}

/** The format of each style of cells. */
function formatsOf(xml: string): readonly string[] {
  const own = new Map<string, string>();
  const formats: string[] = [];
  let isInCells = false;
  walk(xml, (name, attributes) => {
    if (name === "numFmt") own.set(attributes()["numFmtId"] ?? "", attributes()["formatCode"] ?? "");
    if (name === "cellXfs") isInCells = true;
    else if (name === "cellStyles") isInCells = false;
    else if (name === "xf" && isInCells) {
      const id = attributes()["numFmtId"] ?? "0";
      const format = own.get(id) ?? BUILT_IN[id] ?? "";
      formats.push(/^general$/i.test(format) ? "" : format);
    }
  });
  return formats;
}

function rangeOf(text: string): Range | null {
  const [, left, top, right = left, bottom = top] = /^([A-Z]+)(\d+)(?::([A-Z]+)(\d+))?$/.exec(text) ?? [];
  if (left === undefined || right === undefined) return null;
  return { rows: [Number(top) - 1, Number(bottom) - 1], columns: [columnOf(left), columnOf(right)] };
}

/** The comments of a sheet, from the part that its relationships name. */
function commentsOf(sheet: string, parts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const comments = new Map<string, string>();
  const relations = sheet.replace(/([^/]+)$/, "_rels/$1.rels");
  walk(parts.get(relations) ?? "<x/>", (name, attributes) => {
    if (name !== "Relationship") return;
    const { Type = "", Target = "" } = attributes();
    if (!Type.endsWith("/comments")) return;
    const target = posix.join("/", Target.startsWith("/") ? "" : posix.dirname(sheet), Target).slice(1);
    let place = "";
    let isInText = false;
    walk(
      parts.get(target) ?? "<x/>",
      (element, inner) => {
        isInText = element === "t";
        if (element === "comment") place = inner()["ref"] ?? "";
      },
      (text) => {
        if (isInText && place !== "") comments.set(place, `${comments.get(place) ?? ""}${text}`);
      },
    );
  });
  return comments;
}

type ReadSheet = Pick<SheetFacts, "cells" | "merges" | "hasDrawings" | "isFiltered"> & {
  readonly rows: readonly number[];
  readonly columns: readonly number[];
};

const isSet = (value: string | undefined): boolean => value === "1" || value === "true";

function readSheet(xml: string, formats: readonly string[]): ReadSheet {
  const cells = new Map<string, { format: string; error: string | null; isFormula: boolean; hasValue: boolean }>();
  const merges: Range[] = [];
  const rows: number[] = [];
  const columns: number[] = [];
  let hasDrawings = false;
  let isFiltered = false;
  let cell: { format: string; error: string | null; isFormula: boolean; hasValue: boolean } | null = null;
  let isInValue = false;
  walk(
    xml,
    (name, attributes) => {
      isInValue = name === "v";
      if (name === "c") {
        const { r = "", s = "0", t } = attributes();
        cell = {
          format: formats[Number(s)] ?? "",
          error: t === "e" ? "#N/A" : null,
          isFormula: false,
          hasValue: false,
        };
        cells.set(r, cell);
      } else if (name === "f" && cell) cell.isFormula = true;
      else if ((name === "v" || name === "is") && cell) cell.hasValue = true;
      else if (name === "drawing") hasDrawings = true;
      else if (name === "filterColumn") isFiltered = true;
      else if (name === "row") {
        const { r, hidden } = attributes();
        if (isSet(hidden)) rows.push(Number(r) - 1);
      } else if (name === "col") {
        const { min, max, hidden } = attributes();
        const last = Math.min(Number(max), MOST_COLUMNS);
        if (isSet(hidden)) for (let at = Number(min); at <= last; at++) columns.push(at - 1);
      } else if (name === "mergeCell") {
        const range = rangeOf(attributes()["ref"] ?? "");
        if (range) merges.push(range);
      }
    },
    (text) => {
      if (isInValue && cell?.error != null && text.trim() !== "") cell.error = text.trim();
    },
  );
  return { merges, cells, hasDrawings, isFiltered, rows, columns };
}

/**
 * Reads what a workbook says of its cells besides their values: number formats, formulas, error values, merged
 * cells, what is hidden, and comments.
 * @throws Error when the content is not a zip file, OversizedWorkbook when it would take too much memory
 */
export async function readFacts(content: Buffer): Promise<readonly SheetFacts[]> {
  const parts = await partsOf(content);
  const formats = formatsOf(parts.get("xl/styles.xml") ?? "<x/>");
  const targets = new Map<string, string>();
  walk(parts.get("xl/_rels/workbook.xml.rels") ?? "<x/>", (name, attributes) => {
    if (name !== "Relationship") return;
    const { Id = "", Target = "" } = attributes();
    targets.set(Id, Target.startsWith("/") ? Target.slice(1) : `xl/${Target}`);
  });
  const sheets: SheetFacts[] = [];
  walk(parts.get("xl/workbook.xml") ?? "<x/>", (element, attributes) => {
    if (element !== "sheet") return;
    const { name = "", ...others } = attributes();
    const id = Object.entries(others).find(([attribute]) => attribute.endsWith(":id"))?.[1] ?? "";
    const target = targets.get(id) ?? "";
    const { rows, columns, ...sheet } = readSheet(parts.get(target) ?? "<x/>", formats);
    refuseFarCells({ name, ...sheet });
    const isSheet = (others["state"] ?? "visible") !== "visible";
    sheets.push({ name, ...sheet, hidden: { isSheet, rows, columns }, comments: commentsOf(target, parts) });
  });
  return sheets;
}
