import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from "write-excel-file/utility";
import { hintOf } from "./cell-hints.ts";
import { NO, YES } from "./labels.ts";
import type { Column } from "./sheet-layout.ts";

/** Maximum length of a drop-down list, and of an explanation, in a spreadsheet. */
const MOST_CHARACTERS = 255;
/** Maximum length of an explanation's title. */
const MOST_IN_TITLE = 32;
/** Number of rows with drop-down lists. */
const ROWS = 5_000;

/** Columns with the place of each in its sheet, as `B2` or `B2:B5001`. */
export interface SheetCells {
  readonly cells: readonly { readonly column: Column; readonly range: string }[];
}

/** The columns of a list: each takes the rows below its heading. */
export const listCells = (above: readonly string[], columns: readonly Column[]): SheetCells => ({
  cells: columns.map((column, at) => {
    const place = above.length + at;
    return { column, range: `${getCellAddress(1, place)}:${getCellAddress(ROWS, place)}` };
  }),
});

/** The fields of a form: each takes the second cell of its row, below the headings. */
export const formCells = (columns: readonly Column[]): SheetCells => ({
  cells: columns.map((column, at) => ({ column, range: getCellAddress(at + 1, 1) })),
});

function optionsOf({ cell }: Column): readonly string[] {
  if (cell.kind === "boolean") return [YES, NO];
  return cell.kind === "choice" ? cell.options.map(({ word }) => word) : [];
}

const attribute = (text: string, most: number): string =>
  sanitizeTextContent(text.length > most ? `${text.slice(0, most - 1)}…` : text).replaceAll('"', "&quot;");

/** An explanation for whoever selects a cell, with a drop-down list where there is a choice. */
function validation({ column, range }: SheetCells["cells"][number]): string {
  const list = optionsOf(column).join(",");
  const title = attribute(column.heading, MOST_IN_TITLE);
  const hint = `showInputMessage="1" promptTitle="${title}" prompt="${attribute(hintOf(column), MOST_CHARACTERS)}"`;
  if (list === "" || list.length > MOST_CHARACTERS) return `<dataValidation ${hint} sqref="${range}"/>`;
  // A value outside of the list is accepted here; `showroom check` reports it.
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" ${hint} sqref="${range}"><formula1>"${sanitizeTextContent(list)}"</formula1></dataValidation>`;
}

/** The explanations and drop-down lists of a workbook, by index of the sheet. */
export function choiceLists(sheets: readonly SheetCells[]): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex }) => {
            const found = sheets[sheetIndex]?.cells.map(validation) ?? [];
            if (found.length === 0) return xml;
            const markup = `<dataValidations count="${found.length}">${found.join("")}</dataValidations>`;
            const siblings = getOrderOfSiblings("xl/worksheets/sheet{id}.xml", "worksheet") ?? [];
            return insertElementMarkupAccordingToOrderOfSiblings(xml, markup, siblings, "worksheet");
          },
        },
      },
    },
  };
}
