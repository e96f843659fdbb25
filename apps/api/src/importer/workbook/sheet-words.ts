import type { z } from "zod";
import type { ReadPlace } from "./reader.ts";
import { expectedIn } from "./expected-in.ts";
import type { CellKind } from "./sheet-layout.ts";

const dutch = (value: number): string => String(Math.round(value * 1e6) / 1e6).replace(".", ",");

/** Issues that an empty cell has because it is empty. */
const EMPTY_CODES: ReadonlySet<string> = new Set(["invalid_type", "invalid_value", "too_small", "invalid_format"]);

/** A limit of the bundle in the unit of the sheet. */
function limitIn(kind: CellKind, limit: number): string {
  if (kind.kind !== "number") return dutch(limit);
  if (kind.unit === "cents") return `€ ${dutch(limit / 100)}`;
  if (kind.unit === "millimetres") return `${dutch(limit / 10)} cm`;
  if (kind.unit === "fraction") return `${dutch(limit * 100)}%`;
  return kind.unit === "percent" ? `${dutch(limit)}%` : dutch(limit);
}

function formatWords(kind: CellKind, text: string, format: string): string | null {
  if (kind.kind !== "text" && kind.kind !== "list") return null;
  if (format === "email") return "is geen e-mailadres, zoals info@mijn-showroom.nl";
  if (format === "url") return "is geen adres dat met https:// begint";
  if (kind.role === "date") return "hier hoort een datum, zoals 19-07-2027";
  if (kind.role === "colour") return "hier hoort een kleur, zoals #F2F1EE";
  if (kind.role !== "key") return null;
  return text.includes(" ") ? "hier mogen geen spaties in staan" : null;
}

/**
 * Explains a validation issue about a cell in the words of its sheet: euros, centimetres, the Dutch choices, and what
 * stands there. Null when the issue's own message says it all.
 */
export function sheetWords(issue: z.core.$ZodIssue, { column, text }: ReadPlace): string | null {
  const { cell } = column;
  const stands = text === "" ? "" : `; er staat "${text}"`;
  if (text === "" && EMPTY_CODES.has(issue.code)) return `is niet ingevuld; hier hoort ${expectedIn(cell)}`;
  switch (issue.code) {
    case "invalid_type":
      if (cell.kind === "number" && cell.unit === "cents")
        return `een bedrag heeft hoogstens twee cijfers achter de komma${stands}`;
      return `${issue.expected === "int" ? "hier hoort een heel getal" : `hier hoort ${expectedIn(cell)}`}${stands}`;
    case "invalid_value":
      return `hier hoort ${expectedIn(cell)}${stands}`;
    case "too_big":
    case "too_small": {
      const word = issue.code === "too_big" ? "hoogstens" : "minstens";
      const limit = Number(issue.code === "too_big" ? issue.maximum : issue.minimum);
      if (cell.kind === "number" && issue.code === "too_small" && limit === 0 && !issue.inclusive)
        return `hier hoort iets boven nul${stands}`;
      if (cell.kind === "uses") return `het aantal is ${word} ${dutch(limit)}${stands}`;
      return cell.kind === "number" ? `${word} ${limitIn(cell, limit)}${stands}` : `${word} ${limit} tekens`;
    }
    case "invalid_format": {
      const words = formatWords(cell, text, issue.format);
      return `${words ?? issue.message}${issue.message.includes("er staat") ? "" : stands}`;
    }
    case "custom":
      return `${cell.kind === "number" ? "te veel cijfers achter de komma" : issue.message}${stands}`;
    case "not_multiple_of":
    case "unrecognized_keys":
    case "invalid_union":
    case "invalid_key":
    case "invalid_element":
    default:
      return null;
  }
}
