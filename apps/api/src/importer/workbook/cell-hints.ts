import type { Column } from "./sheet-layout.ts";

const UNITS = {
  cents: "Een bedrag in euro's, inclusief btw, zoals 12,50.",
  millimetres: "Een maat in centimeters, zoals 60 of 59,8. Met mm erachter mag ook: 598 mm.",
  fraction: "Een percentage: 7 of 7% betekent 7%.",
  percent: "Een percentage: 21 of 21% betekent 21%.",
} as const;

/** What belongs in the cells of a column, in Dutch, for the owner of a workbook. */
export const hintOf = ({ cell, isRequired }: Column): string => `${isRequired ? "Verplicht. " : ""}${hintFor(cell)}`;

function hintFor(cell: Column["cell"]): string {
  switch (cell.kind) {
    case "number":
      return cell.unit === null ? "Een getal, zoals 12,5." : UNITS[cell.unit];
    case "boolean":
      return "Kies ja of nee.";
    case "choice":
      return `Kies uit: ${cell.options.map(({ word }) => word).join(", ")}.`;
    case "choices":
      return `Eén of meer, met een puntkomma ertussen, uit: ${cell.options.map(({ word }) => word).join(", ")}.`;
    case "list":
      return "Eén of meer, met een puntkomma ertussen, of elk op een eigen regel (Alt+Enter).";
    case "uses":
      return "Codes van Verwerkingscodes met een aantal, zoals W100: 1; V100: 0,5.";
    case "references":
      return "Sleutels van Aanbod met een puntkomma ertussen, zoals toilet-1; één variant is toilet-1/ABC-12.";
    case "text":
      return cell.role === "date" ? "Een datum, zoals 19-07-2027." : "Tekst.";
  }
}
