import { compileKernels } from "../scripts/build-wasm.ts";
import type { MemoryArena } from "../src/memory-arena.ts";

const SCRATCH_BYTES = 131_072;

/** Puts the samples of a view's first rows back into their records; gives the bytes that were read. */
export type Unpack = (viewBlock: number, rows: number) => number;

/** The way back from packed samples, which the product has no use for: compiled for tests, on the same memory. */
export async function instantiateUnpacking(arena: MemoryArena): Promise<Unpack> {
  const module = await WebAssembly.compile(Buffer.from(await compileKernels("tests")));
  const { exports } = new WebAssembly.Instance(module, { env: { memory: arena.memory } });
  const call = (name: string, ...args: readonly number[]): number => {
    const entry = exports[name];
    if (typeof entry !== "function") throw new Error(`The kernels for tests lack "${name}"`);
    return Number(entry(...args));
  };
  call("bindThread", arena.allocate(SCRATCH_BYTES));
  return (viewBlock, rows) => {
    call("bind", 0, viewBlock, 0);
    return call("unpackRows", 0, rows);
  };
}
