import type { Blob } from "node:buffer";
import type Stream from "node:stream";
import type { Feature } from "write-excel-file/node";
import {
  getCellAddress,
  getOrderOfSiblings,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeTextContent,
} from "write-excel-file/utility";
import { NO, YES } from "./labels.ts";
import type { Column } from "./sheet-layout.ts";

/** Maximum length of a drop-down list in a spreadsheet. */
const MOST_CHARACTERS = 255;
/** Number of rows with drop-down lists. */
const ROWS = 5_000;

interface SheetColumns {
  readonly above: readonly string[];
  readonly columns: readonly Column[];
}

function optionsOf({ cell }: Column): readonly string[] {
  if (cell.kind === "boolean") return [YES, NO];
  return cell.kind === "choice" ? cell.options : [];
}

function validation(options: readonly string[], column: number): string {
  const list = options.join(",");
  if (options.length === 0 || list.length > MOST_CHARACTERS) return "";
  const range = `${getCellAddress(1, column)}:${getCellAddress(ROWS, column)}`;
  // A value outside of the list is accepted here; `showroom check` reports it.
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${range}"><formula1>"${sanitizeTextContent(list)}"</formula1></dataValidation>`;
}

/** The drop-down lists of a workbook, by index of the sheet; undefined entries have none. */
export function choiceLists(sheets: readonly (SheetColumns | readonly never[])[]): Feature<Stream | Buffer | Blob> {
  return {
    files: {
      transform: {
        "xl/worksheets/sheet{id}.xml": {
          transform: (xml, _options, { sheetIndex }) => {
            const sheet = sheets[sheetIndex];
            if (!sheet || !("columns" in sheet)) return xml;
            const found = sheet.columns
              .map((column, at) => validation(optionsOf(column), sheet.above.length + at))
              .filter((markup) => markup !== "");
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
