import { compileKernels } from "../scripts/build-wasm.ts";
import { instantiateKernels, type Kernels } from "../src/kernels.ts";
import type { MemoryArena } from "../src/memory-arena.ts";

const SCRATCH_BYTES = 131_072;

/** Kernels with the way back from packed samples, which the product has no use for. */
export interface KernelsForTests {
  readonly kernels: Kernels;
  /** Puts the samples of a view's first rows back into their records; gives the bytes that were read. */
  readonly unpack: (viewBlock: number, rows: number) => number;
}

/** Both from one build: two of them would lay their constants over one another in the memory that they share. */
export async function instantiateForTests(arena: MemoryArena): Promise<KernelsForTests> {
  const module = await WebAssembly.compile(Buffer.from(await compileKernels("tests")));
  const kernels = instantiateKernels(module, arena.memory);
  kernels.bindThread(arena.allocate(SCRATCH_BYTES));
  const { exports } = new WebAssembly.Instance(module, { env: { memory: arena.memory } });
  const call = (name: string, ...args: readonly number[]): number => {
    const entry = exports[name];
    if (typeof entry !== "function") throw new Error(`The kernels for tests lack "${name}"`);
    return Number(entry(...args));
  };
  call("bindThread", arena.allocate(SCRATCH_BYTES));
  return {
    kernels,
    unpack: (viewBlock, rows) => {
      call("bind", 0, viewBlock, 0);
      return call("unpackRows", 0, rows);
    },
  };
}
