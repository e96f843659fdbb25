import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";

/** Every entry point of the kernels takes and returns numbers. Addresses are byte offsets in the shared memory. */
type Entry = (...args: number[]) => number;

/** Entry points that fill in descriptions, called on the host's own instance. */
const HOST_ENTRIES = [
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
  "referenceRows",
  "developRows",
] as const;

/** Steps that one thread does alone. */
const SINGLE_KERNELS = [
  "prepareScene",
  "mergePoints",
  "meanLight",
  "listEdges",
  "placeRows",
  "packLight",
  "unpackLight",
  "packRefined",
  "unpackRefined",
  "prepareTexture",
] as const;

export type HostEntry = (typeof HOST_ENTRIES)[number];
export type RangeKernel = (typeof RANGE_KERNELS)[number];
export type SingleKernel = (typeof SINGLE_KERNELS)[number];
export type Kernels = Readonly<Record<HostEntry | RangeKernel | SingleKernel, Entry>>;

const WASM_FILE = new URL("../wasm/renderer.wasm", import.meta.url);
/** Raise when the host changes what a solved view means, or how it is shown, although the kernels stay the same. */
const HOST_VERSION = 4;

export interface KernelModule {
  readonly module: WebAssembly.Module;
  /** Changes whenever the kernels do; part of every cache key. */
  readonly version: string;
}

export async function loadKernelModule(): Promise<KernelModule> {
  const bytes = await readFile(WASM_FILE);
  const module = await WebAssembly.compile(bytes);
  const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
  return { module, version: `${HOST_VERSION}-${digest}` };
}

export function instantiateKernels(module: WebAssembly.Module, memory: WebAssembly.Memory): Kernels {
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  const entries: Partial<Record<keyof Kernels, Entry>> = {};
  for (const name of [...HOST_ENTRIES, ...RANGE_KERNELS, ...SINGLE_KERNELS]) {
    const entry = exports[name];
    if (typeof entry !== "function") throw new Error(`The compiled kernels lack "${name}"; build them again.`);
    entries[name] = (...args) => Number(entry(...args));
  }
  return entries as Kernels;
}
