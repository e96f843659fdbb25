import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripTypeScriptTypes } from "node:module";

/** A file beside the importing one, named as sources name it: in an import, or as the address of a thread's script. */
const BESIDE = /(["'])(\.{1,2}\/[^"'\n]+)\.ts\1/g;
const NOT_RUN = /(?:\.test|\.d)\.ts$/;
/** Beside the sources. */
const NOT_SHIPPED = new Set(["testing", "bench", "fixtures", "scripts"]);

/** The new file takes the place of the old one: that may be a link to the sources or to the package manager's store. */
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
      rmSync(path);
      if (isRun) writeFileSync(path.replace(/\.ts$/, ".js"), text.replaceAll(BESIDE, "$1$2.js$1"));
    }
  }
}

/**
 * Turns a package from TypeScript to the JavaScript that Node runs, in its place: Node takes types out of sources, but not of packages
 * in `node_modules`. Lines stay where they are. Tests and whatever no server runs are removed.
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
