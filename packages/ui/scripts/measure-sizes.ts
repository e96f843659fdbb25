/**
 * Measures the JavaScript of each component with its imports, minified and brotli-compressed. React is not counted,
 * because every application already has it; neither are styles.
 */
import { brotliCompressSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { build, type Rolldown } from "vite";
import { componentFolders } from "./component-sources.ts";

/** Bytes per component, such as `{ 'controls/button': 1900 }`. */
export async function measureSizes(): Promise<Record<string, number>> {
  const folders = componentFolders();
  // The test runner's environment would include React's development code
  const environment = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  const result = await build({
    configFile: false,
    logLevel: "error",
    root: fileURLToPath(new URL("..", import.meta.url)),
    // Class names without a hash, because a hash changes with the stylesheet and with it the compressed size
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

  /** A chunk and its imports, recursively. */
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
