/** Measures the JavaScript, minified and brotli-compressed, that each page of the production build loads before it can show. */
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAIN = "src/app/main.tsx";
const SHOWROOM = "src/app/showroom-routes.tsx";
/** V8 compiles all functions of a file that starts with this line while it loads the file. */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";
/** Modules whose dynamic imports are pages, each with the modules that are loaded before. */
const ROUTES = {
  public: [{ file: "src/app/routes.tsx", before: [MAIN] }],
  step: [
    { file: "src/app/steps/part-codes.ts", before: [MAIN, SHOWROOM] },
    { file: "src/app/steps/main-page.tsx", before: [MAIN, SHOWROOM] },
  ],
} as const;

export type PageKind = keyof typeof ROUTES;

export interface PageSize {
  /** Path of the page's module, relative to the application. `main` stands for the pages that the router imports statically. */
  readonly page: string;
  readonly kind: PageKind;
  /** Bytes. */
  readonly bytes: number;
  /** Files of JavaScript. */
  readonly files: number;
  /** Bytes in the files that start with the compile hint. */
  readonly compiledAtOnce: number;
}

interface Build {
  readonly chunks: readonly Rolldown.OutputChunk[];
  /** Dynamic imports of a module, as paths relative to the application. */
  readonly lazyImports: (file: string) => readonly string[];
}

async function buildShowroom(): Promise<Build> {
  const lazy = new Map<string, readonly string[]>();
  const below = (id: string): string => relative(ROOT, id);
  // With the test runner's NODE_ENV the build would contain React's development code.
  const environment = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  const result = await build({
    root: ROOT,
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    logLevel: "error",
    build: { write: false },
    plugins: [
      {
        name: "showroom:lazy-imports",
        moduleParsed: ({ id, dynamicallyImportedIds }) => {
          lazy.set(below(id), dynamicallyImportedIds.map(below));
        },
      },
    ],
  }).finally(() => {
    if (environment === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = environment;
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  return {
    chunks: outputs.filter((file): file is Rolldown.OutputChunk => file.type === "chunk"),
    lazyImports: (file) => {
      const found = lazy.get(file);
      if (found === undefined || found.length === 0) throw new Error(`${file} leads to no page`);
      return found;
    },
  };
}

/** Builds the application and returns the sizes of all pages. */
export async function measurePages(): Promise<readonly PageSize[]> {
  const { chunks, lazyImports } = await buildShowroom();
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map(chunks.map((chunk) => [chunk.fileName, brotliCompressSync(chunk.code).length]));
  const sizeOf = (files: readonly string[]): number => files.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  const isCompiledAtOnce = (name: string): boolean => byName.get(name)?.code.startsWith(COMPILE_HINT) ?? false;

  /** The chunks that must be loaded before the modules can run. */
  function load(files: readonly string[]): ReadonlySet<string> {
    const loaded = new Set<string>();
    const queue = files.map((file) => {
      const owner = chunks.find(({ moduleIds }) => moduleIds.some((id) => relative(ROOT, id) === file));
      if (owner === undefined) throw new Error(`${file} is in no chunk`);
      return owner.fileName;
    });
    for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
      if (loaded.has(name)) continue;
      loaded.add(name);
      queue.push(...(byName.get(name)?.imports ?? []));
    }
    return loaded;
  }

  const measure = (page: string, kind: PageKind, files: readonly string[]): PageSize => {
    const loaded = [...load(files)];
    const compiledAtOnce = sizeOf(loaded.filter(isCompiledAtOnce));
    return { page, kind, bytes: sizeOf(loaded), files: loaded.length, compiledAtOnce };
  };
  const kinds = Object.keys(ROUTES) as PageKind[];
  const lazyPages = kinds.flatMap((kind) =>
    ROUTES[kind].flatMap(({ file, before }) =>
      lazyImports(file)
        .filter((page) => page !== SHOWROOM)
        .map((page) => measure(page, kind, [...before, page])),
    ),
  );
  return [measure(MAIN, "public", [MAIN]), ...lazyPages];
}
