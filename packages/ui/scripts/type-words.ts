/** How the types in a table of props are told to somebody who does not write code. */
import type { Declarations } from "./prop-tables.ts";

/** What no file of the library declares. */
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

const ALIAS = /^type \w+ =\s*([^;]*);$/m;
const LITERALS = /^(?:"[^"]*"|-?\d+)(?: \| (?:"[^"]*"|-?\d+))*$/;

/** A type as a table shows it: where it is a name for a few words, those words. */
export function spelledOut(type: string, declarations: Declarations): string {
  return type
    .split(" | ")
    .map((part) => {
      const alias = ALIAS.exec(declarations[part] ?? "")?.[1]?.replaceAll(/\s+/g, " ") ?? "";
      const words = alias.replace(/^\| /, "").trim();
      return LITERALS.test(words) ? words : part;
    })
    .join(" | ");
}

/** The names of types in code; every kind of element goes by one name. */
function namesIn(code: string): string[] {
  const names = code.replaceAll(/\/\*[\s\S]*?\*\/|"[^"]*"/g, "").matchAll(/\b[A-Z]\w*/g);
  return [...names].map(([name]) => name.replace(/^HTML\w+Element$/, "HTMLElement"));
}

/** What the names in a type stand for, and the names in those in turn; empty where it names nothing. */
export function explanationOf(type: string, declarations: Declarations): string {
  const told = new Map<string, string>();
  const tell = (code: string): void => {
    for (const name of namesIn(code)) {
      const declaration = declarations[name];
      const words = declaration ?? FROM_ELSEWHERE[name];
      if (words === undefined || told.has(name)) continue;
      told.set(name, declaration ?? `${name}: ${words}`);
      if (declaration !== undefined) tell(declaration);
    }
  };
  tell(type);
  return [...told.values()].join("\n\n");
}

/** Names in a type that nothing explains. */
export function unexplained(type: string, declarations: Declarations): string[] {
  return namesIn(type).filter((name) => !(name in declarations) && !(name in FROM_ELSEWHERE));
}
