/**
 * What each component adds to an application: its JavaScript with everything it imports, minified and brotli-compressed,
 * without React (every application has that already). Styles are not counted.
 */
import { brotliCompressSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { componentFolders } from "./component-sources.ts";

/** Bytes per component, such as `{ 'controls/button': 1900 }`. */
export async function measureSizes(): Promise<Record<string, number>> {
  const folders = componentFolders();
  // A test runner's own environment would measure React's development calls
  const environment = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("..", import.meta.url)),
    // A hash in the name of a class changes with its stylesheet, and what it compresses to by chance with it
    css: { modules: { generateScopedName: "[local]" } },
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      minify: true,
      cssMinify: false,
      lib: {
        entry: Object.fromEntries(
          folders.map(({ path, name, url }) => [path, fileURLToPath(new URL(`${name}.tsx`, url))]),
        ),
        formats: ["es"],
      },
      rolldownOptions: { external: [/^react(-dom)?($|\/)/] },
    },
  }).finally(() => {
    if (environment === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = environment;
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  const chunks = new Map(
    outputs
      .filter((file): file is Rolldown.OutputChunk => file.type === "chunk")
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const compressed = new Map([...chunks].map(([fileName, chunk]) => [fileName, brotliCompressSync(chunk.code).length]));

  /** A chunk and all that it imports. */
  function reach(fileName: string, seen = new Set<string>()): Set<string> {
    if (seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of chunks.get(fileName)?.imports ?? []) if (chunks.has(imported)) reach(imported, seen);
    return seen;
  }

  return Object.fromEntries(
    [...chunks.values()]
      .filter((chunk) => chunk.isEntry)
      .map((chunk) => [
        chunk.name,
        [...reach(chunk.fileName)].reduce((sum, fileName) => sum + (compressed.get(fileName) ?? 0), 0),
      ]),
  );
}
