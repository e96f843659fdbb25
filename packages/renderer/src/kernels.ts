import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** Every entry point of the kernels takes and returns numbers. Addresses are byte offsets in the shared memory. */
type Entry = (...args: number[]) => number;

/** Entry points that fill in descriptions or tell sizes, called on the host's own instance. */
const HOST_ENTRIES = [
  "scratchBytes",
  "bind",
  "bindThread",
  "describeMaterial",
  "describeScene",
  "describeView",
  "describeHotView",
  "describePacked",
  "describeSolve",
  "describePalette",
  "describeFinish",
  "colorFinish",
  "varyFinish",
  "prepareCurve",
  "sceneBytes",
  "lightBytes",
  "lampBytes",
  "materialBytes",
  "hierarchyWorkspaceBytes",
  "cachePointBytes",
  "cellTableBytes",
  "viewBytes",
  "recordBytes",
  "pointBytes",
  "lightCellBytes",
  "sharesBytes",
  "softSharesBytes",
  "planesBytes",
  "paletteBytes",
  "finishBytes",
  "packedLightBytes",
  "textureBytes",
  "texturePixels",
  "curveBytes",
  "factorsBytes",
] as const;

/** Kernels that share a range of rows, cells or samples among threads. */
const RANGE_KERNELS = [
  "tracePoints",
  "traceRows",
  "markEdges",
  "traceEdges",
  "collectCells",
  "solveCells",
  "rateCells",
  "spreadLight",
  "filterColor",
  "filterShares",
  "joinLight",
  "roundLight",
  "bakeSamples",
  "refineSamples",
  "calmSamples",
  "applyCalm",
  "measureRows",
  "packRows",
  "mixFactors",
  "compositeRows",
  "halveRows",
] as const;

/** Kernels that run on one thread. */
const SINGLE_KERNELS = [
  "prepareScene",
  "mergePoints",
  "wallLight",
  "listEdges",
  "placeRows",
  "packLight",
  "unpackLight",
  "packRefined",
  "unpackRefined",
  "prepareTexture",
] as const;

type HostEntry = (typeof HOST_ENTRIES)[number];
export type RangeKernel = (typeof RANGE_KERNELS)[number];
export type SingleKernel = (typeof SINGLE_KERNELS)[number];
/** The kernels of the product, and those named `Extra`. */
export type Kernels<Extra extends string = never> = Readonly<Record<HostEntry | RangeKernel | SingleKernel, Entry>> &
  Readonly<Record<Extra, Entry>>;

const WASM_FILE = new URL("../wasm/renderer.wasm", import.meta.url);
/** Raise it when the host changes what a solved view means, or how it is shown, while the kernels stay the same. */
const HOST_VERSION = 4;

export interface KernelModule<Extra extends string = never> {
  readonly module: WebAssembly.Module;
  /** Kernels that this build has beyond those of the product. */
  readonly extra: readonly Extra[];
  /** Changes whenever the kernels do; part of every cache key. */
  readonly version: string;
}

export async function loadKernelModule(): Promise<KernelModule> {
  const bytes = await readFile(WASM_FILE);
  return compileModule(bytes, []);
}

/** Compiles a build of the kernels. */
export async function compileModule<Extra extends string>(
  bytes: Uint8Array<ArrayBuffer>,
  extra: readonly Extra[],
): Promise<KernelModule<Extra>> {
  const module = await WebAssembly.compile(bytes);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { module, extra, version: `${HOST_VERSION}-${digest}` };
}

/** An instance of the kernels on this memory. Throws when the module lacks one. */
export function instantiateKernels<Extra extends string>(
  { module, extra }: Pick<KernelModule<Extra>, "module" | "extra">,
  memory: WebAssembly.Memory,
): Kernels<Extra> {
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  const entries: Partial<Record<keyof Kernels<Extra>, Entry>> = {};
  for (const name of [...HOST_ENTRIES, ...RANGE_KERNELS, ...SINGLE_KERNELS, ...extra]) {
    const entry = exports[name];
    if (typeof entry !== "function") throw new Error(`The compiled kernels lack "${name}"; build them again.`);
    entries[name] = (...args) => Number(entry(...args));
  }
  return entries as Kernels<Extra>;
}
