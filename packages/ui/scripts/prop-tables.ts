/** Reads prop tables from the sources: every prop of a component, including inherited ones. */
import type { ESTree } from "vite";
import { SELF_EXPLAINING } from "./self-explaining.ts";
import { declaredType, nodesIn, parseSource, type Node, type Source } from "./typescript-source.ts";

/** One line of a table. */
export interface PropRow {
  name: string;
  /** As in the source, without `undefined` and `readonly`. */
  type: string;
  required: boolean;
  /** Its docstring in one paragraph. */
  description: string;
}

/** Source text of interfaces and types with their docstrings, by name. */
export type Declarations = Readonly<Record<string, string>>;

/** The interfaces and types that a source declares. */
export function declarationsIn(source: string): Declarations {
  const { statements, text, docstringAbove } = parseSource(source);
  return Object.fromEntries(
    statements.flatMap((statement) => {
      const declared = declaredType(statement);
      if (declared === null) return [];
      const docstring = docstringAbove(statement.start);
      const code = text(declared.start, declared.end);
      return [[declared.id.name, docstring === "" ? code : `${docstring}\n${code}`]];
    }),
  );
}

const onOneLine = (text: string): string => text.split(/\s+/).join(" ").trim();

function oneParagraph(docstring: string): string {
  const lines = docstring.slice("/**".length, -"*/".length).split("\n");
  return onOneLine(lines.map((line) => line.trim().replace(/^\*/, "")).join(" "));
}

/** Position of `readonly` before a type or a member. */
function readonlyMark(node: Node): readonly [from: number, to: number] | null {
  if (node.type === "TSTypeOperator" && node.operator === "readonly") return [node.start, node.typeAnnotation.start];
  if (node.type === "TSPropertySignature" && node.readonly) return [node.start, node.key.start];
  return null;
}

function writtenType(type: ESTree.TSType, { text }: Source): string {
  const members = type.type === "TSUnionType" ? type.types : [type];
  const shown = members.filter((member) => member.type !== "TSUndefinedKeyword");
  const [only] = shown;
  const parts = shown.length === 1 && only?.type === "TSParenthesizedType" ? [only.typeAnnotation] : shown;
  const written = parts.map((part) => {
    const marks = nodesIn(part)
      .map(readonlyMark)
      .filter((mark) => mark !== null);
    let from = part.start;
    let kept = "";
    for (const [start, end] of marks) {
      kept += text(from, start);
      from = end;
    }
    return kept + text(from, part.end);
  });
  return onOneLine(written.join(" | "));
}

function ownRows(body: ESTree.TSInterfaceBody, source: Source): PropRow[] {
  return body.body.flatMap((member) => {
    if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
    const { key, optional, typeAnnotation } = member;
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
    return [
      {
        name,
        type: writtenType(typeAnnotation.typeAnnotation, source),
        required: !optional,
        description: oneParagraph(source.docstringAbove(member.start)) || (SELF_EXPLAINING[name] ?? ""),
      },
    ];
  });
}

const literalsIn = (type: ESTree.TSType | undefined): ReadonlySet<string> =>
  new Set(
    (type === undefined ? [] : nodesIn(type)).flatMap((node) =>
      node.type === "Literal" && typeof node.value === "string" ? [node.value] : [],
    ),
  );

/** The rows that an interface inherits from a type. */
function takenOver(name: string, given: readonly ESTree.TSType[], declarations: Declarations): PropRow[] {
  const [first, second] = given;
  if (name === "ComponentProps") {
    const [element] = literalsIn(first);
    if (element === undefined) return [];
    const description = `And what else its \`<${element}>\` takes, such as a handler or an aria attribute.`;
    return [{ name: "…", type: `attributes of <${element}>`, required: false, description }];
  }
  if (name !== "Omit" && name !== "Pick") return propRows(name, declarations);
  if (first?.type !== "TSTypeReference" || first.typeName.type !== "Identifier") return [];
  const rows = takenOver(first.typeName.name, first.typeArguments?.params ?? [], declarations);
  const chosen = literalsIn(second);
  return rows.filter((row) => row.name === "…" || chosen.has(row.name) === (name === "Pick"));
}

/** Every prop of an interface: its own first, then the inherited ones. Empty for an unknown interface. */
export function propRows(name: string, declarations: Declarations): PropRow[] {
  const source = parseSource(declarations[name] ?? "");
  const [statement] = source.statements;
  const declared = statement === undefined ? null : declaredType(statement);
  if (declared?.type !== "TSInterfaceDeclaration") return [];
  const rows = new Map(ownRows(declared.body, source).map((row) => [row.name, row]));
  for (const { expression, typeArguments } of declared.extends) {
    if (expression.type !== "Identifier") continue;
    for (const row of takenOver(expression.name, typeArguments?.params ?? [], declarations))
      if (!rows.has(row.name)) rows.set(row.name, row);
  }
  // The row for the element's attributes comes last
  return [...rows.values()].toSorted((one, other) => Number(one.name === "…") - Number(other.name === "…"));
}
