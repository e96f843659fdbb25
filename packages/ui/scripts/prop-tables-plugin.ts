import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { exportedComponents } from "./source-rules.ts";
import { declarationsIn, propRows, type Declarations, type PropRow } from "./prop-tables.ts";
import { explanationOf, spelledOut } from "./type-words.ts";

const src = fileURLToPath(new URL("../src/", import.meta.url));

/** Every interface and type of the library. */
export function declarations(): Declarations {
  const files = globSync("**/*.{ts,tsx}", { cwd: src, exclude: (file) => /\.(?:stories|test)\./.test(file) });
  return Object.fromEntries(
    files.flatMap((file) => Object.entries(declarationsIn(readFileSync(`${src}/${file}`, "utf8")))),
  );
}

/** Every table of props, by the name of the interface: `ButtonProps`. */
export function propTables(types: Declarations): Record<string, PropRow[]> {
  const names = Object.keys(types).filter((name) => name.endsWith("Props"));
  return Object.fromEntries(names.map((name) => [name, propRows(name, types)]));
}

const MODULE = "virtual:prop-tables";

/** A row of a table with a readable type and an explanation of the names in it. */
function described(row: PropRow, types: Declarations): PropRow & { readonly detail: string } {
  const type = spelledOut(row.type, types);
  return { ...row, type, detail: explanationOf(type, types) };
}

/** Vite plugin: gives Storybook the tables as a module, and the name of every component. */
export function propTablesPlugin(): Plugin {
  return {
    name: "prop-tables",
    enforce: "pre",
    // Adds the component's name, because react-docgen misses components that render in a portal, such as a dialog
    transform(code, id) {
      if (!id.startsWith(src) || !/^[^.]+\.tsx$/.test(basename(id))) return undefined;
      const names = exportedComponents(code).map((name) => `${name}.__docgenInfo ??= { displayName: "${name}" };`);
      return names.length === 0 ? undefined : { code: [code, ...names].join("\n"), map: null };
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const types = declarations();
      const tables = Object.entries(propTables(types)).map(([name, rows]) => [
        name,
        rows.map((row) => described(row, types)),
      ]);
      return `export const tables = ${JSON.stringify(Object.fromEntries(tables))};`;
    },
  };
}
