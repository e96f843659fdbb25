import type { ChoiceOption } from "./choice-words.ts";
import type { CellKind } from "./sheet-layout.ts";

const EXPECTED = {
  cents: "een bedrag in euro's, zoals 12,50",
  millimetres: "een maat in centimeters, zoals 60",
  fraction: "een percentage, zoals 10",
  percent: "een percentage, zoals 21",
} as const;

/** The choices of a cell. Those with a comma in them stand between quotation marks. */
export function wordsOfChoices(options: readonly ChoiceOption[]): string {
  const isQuoted = options.some(({ word }) => word.includes(","));
  return options.map(({ word }) => (isQuoted ? `"${word}"` : word)).join(", ");
}

/** What belongs in a cell, in the words of the sheet. */
export function expectedIn(kind: CellKind): string {
  switch (kind.kind) {
    case "number":
      return kind.unit === null ? "een getal, zoals 12,5" : EXPECTED[kind.unit];
    case "boolean":
      return "ja of nee";
    case "choice":
    case "choices":
      return `een van ${wordsOfChoices(kind.options)}`;
    case "text":
      if (kind.role === "key") return "een korte naam zonder spaties, zoals badkamer-1 of WT-1001";
      if (kind.role === "file") return "de naam van een bestand, zoals images/wit.jpg";
      return kind.role === "date" ? "een datum, zoals 19-07-2027" : "een tekst";
    case "list":
    case "uses":
    case "references":
      return "minstens één waarde";
  }
}
