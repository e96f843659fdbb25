/** Makes the types in a prop table readable for people who do not write code. */
import type { Declarations } from "./prop-tables.ts";
import { declaredType, nodesIn, parseSource, type Node, type Source } from "./typescript-source.ts";

/** Explanations of types that the library does not declare. */
const FROM_ELSEWHERE: Declarations = {
  ComponentProps: "The props of a component or an element.",
  ComponentType: "A component, handed on as it is.",
  Element: "A part of the page.",
  FormEventHandler: "What is done when the form is handed in.",
  HTMLElement: "A part of the page.",
  LucideIcon: "A drawing of lucide, such as Check of lucide-react/icons/check: see Foundations, Icons.",
  Pick: "Some of the props of another, those that are named.",
  ReactElement: "A component with its props: <Button>Opslaan</Button>.",
  ReactNode: "Words or components: whatever can be shown.",
  Ref: "For the programmer, who reaches the element by it.",
  RefObject: "For the programmer, who reaches the element by it.",
  Value: "One of the values that its items carry.",
};

/** The literals of a union type; empty for other types. */
function literalsOf(declaration: string | undefined): readonly string[] {
  const { statements, text } = parseSource(declaration ?? "");
  const [statement] = statements;
  const declared = statement === undefined ? null : declaredType(statement);
  if (declared?.type !== "TSTypeAliasDeclaration") return [];
  const { typeAnnotation: type } = declared;
  const members = type.type === "TSUnionType" ? type.types : [type];
  return members.every((member) => member.type === "TSLiteralType")
    ? members.map(({ start, end }) => text(start, end))
    : [];
}

/** A type as shown in a table: the name of a union of literals is replaced by the literals. */
export function spelledOut(type: string, declarations: Declarations): string {
  return type
    .split(" | ")
    .flatMap((part) => {
      const literals = literalsOf(declarations[part]);
      return literals.length === 0 ? [part] : literals;
    })
    .join(" | ");
}

function nameOf(node: Node): string | null {
  if (node.type === "TSTypeReference" && node.typeName.type === "Identifier") return node.typeName.name;
  if (node.type === "TSTypeReference" && node.typeName.type === "TSQualifiedName") return node.typeName.right.name;
  if (node.type === "TSTypeQuery" && node.exprName.type === "Identifier") return node.exprName.name;
  if (node.type === "TSInterfaceHeritage" && node.expression.type === "Identifier") return node.expression.name;
  return null;
}

/** The names of types in code; all element types count as one name. */
function namesIn({ statements }: Source): string[] {
  const names = statements.flatMap(nodesIn).map(nameOf);
  return names
    .filter((name) => name !== null)
    .map((name) => (name.startsWith("HTML") && name.endsWith("Element") ? "HTMLElement" : name));
}

/** A type as a parsable source. */
const asSource = (type: string): Source => parseSource(`type It = ${type};`);

/** The declarations of the names in a type, recursively; empty for a type without names. */
export function explanationOf(type: string, declarations: Declarations): string {
  const told = new Map<string, string>();
  const tell = (source: Source): void => {
    for (const name of namesIn(source)) {
      const declaration = declarations[name];
      const words = declaration ?? FROM_ELSEWHERE[name];
      if (words === undefined || told.has(name)) continue;
      told.set(name, declaration ?? `${name}: ${words}`);
      if (declaration !== undefined) tell(parseSource(declaration));
    }
  };
  tell(asSource(type));
  return [...told.values()].join("\n\n");
}

/** Names in a type without an explanation. */
export function unexplained(type: string, declarations: Declarations): string[] {
  return namesIn(asSource(type)).filter((name) => !(name in declarations) && !(name in FROM_ELSEWHERE));
}
