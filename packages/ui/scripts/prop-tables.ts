/** What the tables of props say, read from the sources: every prop of a component with what it takes over from others. */
import { SELF_EXPLAINING } from "./self-explaining.ts";

/** One line of a table. */
export interface PropRow {
  name: string;
  /** As it is written, without `undefined` and `readonly`. */
  type: string;
  required: boolean;
  /** Its docstring in one paragraph. */
  description: string;
}

/** Interfaces and types as they are written, with the docstring above them, by name. */
export type Declarations = Readonly<Record<string, string>>;

/** The interfaces and types that a source declares. */
export function declarationsIn(source: string): Declarations {
  const found = source.matchAll(
    /^(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(interface (\w+)[\s\S]*?(?:\{\}$|^\})|type (\w+)\b[^=;]*=(?:[^;{]|\{[^}]*\})*;)/gm,
  );
  return Object.fromEntries(
    [...found].map(([, docstring = "", declaration = "", ofInterface, ofType]) => [
      ofInterface ?? ofType ?? "",
      docstring + declaration,
    ]),
  );
}

const oneParagraph = (docstring: string): string =>
  docstring
    .replaceAll(/^\s*\/?\*+\/?|\*\/\s*$/gm, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const INTERFACE = /^interface \w+(?:<[^{]*?>)?(?: extends ([\s\S]*?))? \{([\s\S]*)\}$/m;
const MEMBER = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?\s*(?:readonly )?"?([\w-]+)"?(\?)?:\s*((?:[^;{]|\{[^}]*\})*);/g;

function ownRows(body: string): PropRow[] {
  return [...body.matchAll(MEMBER)].map(([, docstring = "", name = "", optional, type = ""]) => ({
    name,
    type: type
      .replaceAll(/\s+/g, " ")
      .replaceAll(/\breadonly (?=[\w({[])/g, "")
      .replace(/ \| undefined$/, "")
      .replace(/^\((\([^|]*)\)$/, "$1"),
    required: optional === undefined,
    description: oneParagraph(docstring) || (SELF_EXPLAINING[name] ?? ""),
  }));
}

/** Of `Omit<A, "b">, C` the parts `Omit<A, "b">` and `C`. */
function partsOf(clause: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of clause) {
    if (letter === "<") depth += 1;
    if (letter === ">") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.replaceAll(/\s+/g, " ").trim());
}

const literalsIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/"([^"]+)"/g)].map(([, name = ""]) => name));

/** The rows that one part of an `extends` clause brings. */
function takenOver(part: string, declarations: Declarations): PropRow[] {
  const [, element] = /ComponentProps<"(\w+)">/.exec(part) ?? [];
  if (element !== undefined) {
    const description = `And what else its \`<${element}>\` takes, such as a handler or an aria attribute.`;
    return [{ name: "…", type: `attributes of <${element}>`, required: false, description }];
  }
  const [, picking, base = "", names = ""] = /^(Omit|Pick)<\s*(\w+),([\s\S]*)>$/.exec(part) ?? [];
  if (picking === undefined) return propRows(part, declarations);
  const chosen = literalsIn(names);
  return propRows(base, declarations).filter(({ name }) => chosen.has(name) === (picking === "Pick"));
}

/** Every prop of an interface: its own first, then what it takes over. Empty where there is no such interface. */
export function propRows(name: string, declarations: Declarations): PropRow[] {
  const declaration = (declarations[name] ?? "").replace(/^\/\*\*[\s\S]*?\*\/\n/, "");
  const [, clause = "", body = ""] = INTERFACE.exec(declaration) ?? [];
  const rows = new Map(ownRows(body).map((row) => [row.name, row]));
  for (const part of clause === "" ? [] : partsOf(clause)) {
    for (const row of takenOver(part, declarations)) if (!rows.has(row.name)) rows.set(row.name, row);
  }
  // What is handed on to the element comes last
  return [...rows.values()].toSorted((one, other) => Number(one.name === "…") - Number(other.name === "…"));
}
