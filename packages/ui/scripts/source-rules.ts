/** Rules for the source of a component: exports and props have docstrings. */
import { propRows, type Declarations } from "./prop-tables.ts";
import { unexplained } from "./type-words.ts";

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

/** Own and inherited props without a docstring, except those in self-explaining.ts. */
export function undocumentedProps(source: string, declarations: Declarations): string[] {
  return exportedComponents(source).flatMap((component) =>
    propRows(`${component}Props`, declarations)
      .filter(({ description }) => description === "")
      .map(({ name }) => `${component}Props.${name}`),
  );
}

/**
 * Exported components with props that have no prop table in a stories file: neither its `component` nor one of its
 * `subcomponents`.
 */
export function withoutPropTable(source: string, stories: string, declarations: Declarations): string[] {
  return exportedComponents(source).filter(
    (component) => propRows(`${component}Props`, declarations).length > 0 && !hasPropTable(component, stories),
  );
}

/** Whether stories show a prop table for this component. */
export function hasPropTable(component: string, stories: string): boolean {
  return new RegExp(`\\bcomponent: ${component}\\b|\\bsubcomponents: \\{[^}]*\\b${component}\\b`).test(stories);
}

/** Names of types in the props that no table can explain. */
export function opaqueTypes(source: string, declarations: Declarations): string[] {
  const types = exportedComponents(source).flatMap((component) =>
    propRows(`${component}Props`, declarations).flatMap(({ type }) => unexplained(type, declarations)),
  );
  return [...new Set(types)];
}

/**
 * Components whose props the prop table cannot show, because they are an inline type or a type alias instead of an
 * interface.
 */
export function undescribedProps(source: string): string[] {
  const inPlace = [...source.matchAll(/^export (?:default )?function ([A-Z]\w*)\(\{[^)]*?\}: \{/gm)].map(
    ([, name = ""]) => name,
  );
  const aliases = [...source.matchAll(/^export type (\w+Props)\b[^=]*= (?:Readonly<)?\{/gm)].map(
    ([, name = ""]) => name,
  );
  return [...inPlace, ...aliases];
}
