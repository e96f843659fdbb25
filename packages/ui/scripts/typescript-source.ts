/** TypeScript as a tree, by the parser that Vite comes with. */
import { parseSync, type ESTree } from "vite";

export type Node = ESTree.Node;

export interface Source {
  readonly statements: readonly Node[];
  /** The text of a node, or of what lies between two places. */
  readonly text: (from: number, to: number) => string;
  /** The docstring right above a place, with its signs; empty where there is none. */
  readonly docstringAbove: (place: number) => string;
}

/** Parses a source or a piece of one. */
export function parseSource(code: string): Source {
  const { program, comments } = parseSync("source.tsx", code);
  return {
    statements: program.body,
    text: (from, to) => code.slice(from, to),
    docstringAbove: (place) => {
      const above = comments.find(
        ({ type, value, end }) =>
          type === "Block" && value.startsWith("*") && end <= place && code.slice(end, place).trim() === "",
      );
      return above === undefined ? "" : code.slice(above.start, above.end);
    },
  };
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** A node and all below it, from the top. */
export function nodesIn(node: Node): Node[] {
  const below = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  return [node, ...below.filter(isNode).flatMap(nodesIn)];
}

/** The interface or type that a statement declares, also where it exports it. */
export function declaredType(statement: Node): ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration | null {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  return declared?.type === "TSInterfaceDeclaration" || declared?.type === "TSTypeAliasDeclaration" ? declared : null;
}
