import type { z } from "zod";

const TYPES: Readonly<Record<string, string>> = {
  string: "tekst tussen aanhalingstekens",
  number: "een getal zonder aanhalingstekens, met een punt als komma",
  int: "een heel getal",
  boolean: "true of false",
  array: "een lijst tussen [ en ]",
  object: "een blok tussen { en }",
  null: "null",
};

/** A value as short text. */
function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

const article = (origin: string): string => (origin === "string" ? "tekens" : origin === "array" ? "regels" : "");

/** Explains a validation issue to the author of the bundle. */
export function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      const expected = TYPES[issue.expected] ?? issue.expected;
      return issue.input === undefined
        ? `ontbreekt; hier hoort ${expected}`
        : `hier hoort ${expected}; er staat ${shown(issue.input)}`;
    }
    case "invalid_value":
      return `hier hoort een van ${issue.values.map(String).join(", ")}; er staat ${shown(issue.input)}`;
    case "unrecognized_keys":
      return `dit veld bestaat niet: ${issue.keys.join(", ")}`;
    case "too_small":
      return issue.origin === "string" && issue.minimum === 1
        ? "mag niet leeg zijn"
        : `minstens ${issue.minimum} ${article(issue.origin)}`.trim() + `; er staat ${shown(issue.input)}`;
    case "too_big":
      return `${`hoogstens ${issue.maximum} ${article(issue.origin)}`.trim()}; er staat ${shown(issue.input)}`;
    case "invalid_format":
      if (issue.format === "email") return `is geen e-mailadres: ${shown(issue.input)}`;
      if (issue.format === "url") return `is geen adres dat met https:// begint: ${shown(issue.input)}`;
      return undefined;
    case "invalid_union":
      return `deze waarde kan hier niet staan: ${shown(issue.input)}`;
    case "not_multiple_of":
    case "invalid_key":
    case "invalid_element":
    case "custom":
    default:
      return undefined;
  }
}
