/** Parses TypeScript with the parser of Vite. */
import { parseSync, type ESTree } from "vite";

export type Node = ESTree.Node;

export interface Source {
  readonly statements: readonly Node[];
  /** The text between two offsets. */
  readonly text: (from: number, to: number) => string;
  /** The docstring right above an offset, with its comment marks; empty when there is none. */
  readonly docstringAbove: (place: number) => string;
}

/** Parses a source or a part of one. */
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

/** A node and its descendants, top down. */
export function nodesIn(node: Node): Node[] {
  const below = Object.values(node).flatMap((value: unknown) => (Array.isArray(value) ? value : [value]));
  return [node, ...below.filter(isNode).flatMap(nodesIn)];
}

/** The interface or type that a statement declares or exports. */
export function declaredType(statement: Node): ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration | null {
  const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
  return declared?.type === "TSInterfaceDeclaration" || declared?.type === "TSTypeAliasDeclaration" ? declared : null;
}
