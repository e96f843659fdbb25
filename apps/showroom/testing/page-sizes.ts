/** Measures the JavaScript, minified and brotli-compressed, that each page of the production build loads before it can show. */
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { PAGE_ROWS } from "../src/pages/pages.ts";
import type { PageRow } from "../src/pages/pages.ts";
import { PART_NAMES, partRow, SHOWROOM_CODE, WIDE_STEPS } from "../src/pages/steps.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const MAIN = "src/app/main.tsx";
/** `step`: with the code that all steps share. */
export type PageKind = "public" | "step";

export interface PageSize {
  /** Path of the page's module, relative to the application. */
  readonly page: string;
  readonly kind: PageKind;
  /** Bytes. */
  readonly bytes: number;
  /** Files of JavaScript. */
  readonly files: number;
}

async function buildShowroom(): Promise<readonly Rolldown.OutputChunk[]> {
  // With the test runner's NODE_ENV the build would contain React's development code.
  const environment = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  const result = await build({
    root: ROOT,
    configFile: fileURLToPath(new URL("../vite.config.ts", import.meta.url)),
    logLevel: "error",
    build: { write: false },
  }).finally(() => {
    if (environment === undefined) delete process.env["NODE_ENV"];
    else process.env["NODE_ENV"] = environment;
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  return outputs.filter((file): file is Rolldown.OutputChunk => file.type === "chunk");
}

/** Builds the application and returns the sizes of all pages. */
export async function measurePages(): Promise<readonly PageSize[]> {
  const chunks = await buildShowroom();
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const sizes = new Map(chunks.map((chunk) => [chunk.fileName, brotliCompressSync(chunk.code).length]));
  const sizeOf = (files: readonly string[]): number => files.reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);

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
    return { page, kind, bytes: sizeOf(loaded), files: loaded.length };
  };
  const publicPages = PAGE_ROWS.map(({ code, loader }: PageRow) =>
    measure(code, "public", [MAIN, code, ...(loader === undefined ? [] : [loader])]),
  );
  const steps = [...PART_NAMES.map(partRow), ...Object.values(WIDE_STEPS)].map(({ code }) =>
    measure(code, "step", [MAIN, SHOWROOM_CODE, code]),
  );
  return [...new Map([...publicPages, ...steps].map((size) => [size.page, size])).values()];
}
