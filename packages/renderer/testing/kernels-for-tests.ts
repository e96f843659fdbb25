import { compileKernels } from "../scripts/build-wasm.ts";
import { compileModule, instantiateKernels, type KernelModule, type Kernels } from "../src/kernels.ts";
import type { MemoryArena } from "../src/memory-arena.ts";

/** Kernels that the product has no use for; see assembly/testing. */
const TEST_KERNELS = ["referenceRows", "developRows", "unpackRows", "findTile"] as const;
export type TestKernel = (typeof TEST_KERNELS)[number];

let compiled: Promise<KernelModule<TestKernel>> | undefined;

/** The build for tests, compiled from the sources once per process. */
export function loadKernelsForTests(): Promise<KernelModule<TestKernel>> {
  compiled ??= compileKernels("tests").then((bytes) => compileModule(Uint8Array.from(bytes), TEST_KERNELS));
  return compiled;
}

/** An instance of the build for tests, with scratch memory of its own. */
export async function instantiateForTests(arena: MemoryArena): Promise<Kernels<TestKernel>> {
  const kernels = instantiateKernels(await loadKernelsForTests(), arena.memory);
  kernels.bindThread(arena.allocate(kernels.scratchBytes()));
  return kernels;
}
