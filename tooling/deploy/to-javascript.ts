import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripTypeScriptTypes } from "node:module";

/** A relative path to a `.ts` file in quotes: an import, or the script of a worker thread. */
const BESIDE = /(["'])(\.{1,2}\/[^"'\n]+)\.ts\1/g;
/** The script of a worker thread whose path was not recognised. */
const LEFT = /new URL\(["'][^"'\n]+\.ts["']/;
const NOT_RUN = /(?:\.test|\.d)\.ts$/;
/** Folders next to `src` that servers do not need. */
const NOT_SHIPPED = new Set(["testing", "bench", "fixtures", "scripts"]);

/**
 * Replaces a file instead of writing into it, because it may be a hard link to the sources or to the package manager's
 * store.
 */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

function compileFolder(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name === "testing") rmSync(path, { recursive: true });
      else compileFolder(path);
    } else if (entry.name.endsWith(".ts")) {
      const isRun = !NOT_RUN.test(entry.name);
      const text = isRun ? stripTypeScriptTypes(readFileSync(path, "utf8")) : "";
      const script = text.replaceAll(BESIDE, "$1$2.js$1");
      if (LEFT.test(script)) throw new Error(`${path} names a TypeScript file without ./ before it`);
      rmSync(path);
      if (isRun) writeFileSync(path.replace(/\.ts$/, ".js"), script);
    }
  }
}

/**
 * Compiles a package from TypeScript to JavaScript in place, because Node strips types from sources but not from
 * packages in `node_modules`. Line numbers stay the same. Removes tests and all other files that servers do not need.
 */
export function toJavaScript(packageFolder: string): void {
  const manifest = join(packageFolder, "package.json");
  replace(manifest, readFileSync(manifest, "utf8").replaceAll(/(\.\/src\/[^"]*|src\/[^" ]*)\.ts\b/g, "$1.js"));
  if (!existsSync(join(packageFolder, "src"))) throw new Error(`${packageFolder} has no sources`);
  for (const entry of readdirSync(packageFolder, { withFileTypes: true })) {
    const path = join(packageFolder, entry.name);
    if (entry.name === "src") compileFolder(path);
    else if (NOT_SHIPPED.has(entry.name) || /\.(ts|mts|config\.mjs)$/.test(entry.name))
      rmSync(path, { recursive: true });
  }
}
