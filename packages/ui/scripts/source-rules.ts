/** What the source of a component must say of itself: its exports and props with a docstring. */

/** Exported React components of a source: functions, classes and wrapped functions whose name starts with a capital. */
export function exportedComponents(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:default )?(?:function|class) ([A-Z]\w*)/gm)];
  const wrapped = [
    ...source.matchAll(
      /^export const ([A-Z]\w*)[^=\n]*= *(?:\(|\w+ *=>|function|(?:React\.)?(?:memo|forwardRef|lazy)\b)/gm,
    ),
  ];
  return [...declared, ...wrapped].map(([, name = ""]) => name).filter((name) => /[a-z]/.test(name));
}

/** Exported functions, components and types without a docstring directly above them. */
export function undocumented(source: string): string[] {
  const components = new Set(exportedComponents(source));
  return [...source.matchAll(/(\*\/\n)?^export (?:default )?(?:function|class|interface|type|const) (\w+)/gm)]
    .filter(([text, , name = ""]) => !/export const/.test(text) || components.has(name))
    .filter(([, docstring, name = ""]) => docstring === undefined && !name.endsWith("Props"))
    .map(([, , name = ""]) => name);
}

const SELF_EXPLAINING = new Set([
  "aria-describedby",
  "aria-invalid",
  "children",
  "className",
  "disabled",
  "href",
  "icon",
  "onOpenChange",
  "onValueChange",
  "open",
  "options",
  "value",
]);

export interface Member {
  /** Of which interface. */
  owner: string;
  name: string;
  type: string;
  documented: boolean;
}

/** Members of the exported `…Props` interfaces of a source. */
export function propsOf(source: string): Member[] {
  const found: Member[] = [];
  for (const [, owner = "", body = ""] of source.matchAll(/^export interface (\w+Props)\b[^{]*\{\n([\s\S]*?)^\}/gm)) {
    const lines = body.split("\n");
    lines.forEach((line, index) => {
      const [, name, type = ""] = /^ {2}(?:readonly )?"?([\w-]+)"?\??\s*[:(]\s*(.*?);?$/.exec(line) ?? [];
      if (name) found.push({ owner, name, type, documented: lines[index - 1]?.trim().endsWith("*/") === true });
    });
  }
  return found;
}

/** Members of props interfaces without a docstring. A few may go without: what they do follows from their name and type. */
export function undocumentedProps(source: string): string[] {
  return propsOf(source)
    .filter(({ name, documented }) => !documented && !SELF_EXPLAINING.has(name))
    .map(({ owner, name }) => `${owner}.${name}`);
}

/** Components whose props the prop table cannot show: written in place or as a type of their own instead of as an interface. */
export function undescribedProps(source: string): string[] {
  const inPlace = [...source.matchAll(/^export (?:default )?function ([A-Z]\w*)\(\{[^)]*?\}: \{/gm)].map(
    ([, name = ""]) => name,
  );
  const aliases = [...source.matchAll(/^export type (\w+Props)\b[^=]*= (?:Readonly<)?\{/gm)].map(
    ([, name = ""]) => name,
  );
  return [...inPlace, ...aliases];
}
