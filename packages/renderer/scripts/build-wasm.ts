/** Compiles the kernels. The result is committed, so that a first start needs no compiler. */
import { fileURLToPath } from "node:url";
import { main } from "assemblyscript/asc";

export const WASM_FILE = new URL("../wasm/renderer.wasm", import.meta.url);

/** Entries of the builds: the product's kernels, and these with those that only tests and measurements call. */
const SOURCES = { product: "assembly/renderer.ts", tests: "assembly/renderer-for-tests.ts" } as const;

/** Compiles the kernels to bytes; throws with the compiler's messages. */
export async function compileKernels(purpose: keyof typeof SOURCES = "product"): Promise<Uint8Array> {
  let binary: Uint8Array | undefined;
  const { error, stderr } = await main(
    [
      SOURCES[purpose],
      "--outFile",
      "renderer.wasm",
      "-O3",
      "--noAssert",
      "--runtime",
      "stub",
      "--use",
      "abort=",
      "--enable",
      "simd,threads,bulk-memory,relaxed-simd",
      "--importMemory",
      "--sharedMemory",
      "--initialMemory",
      "64",
      "--maximumMemory",
      "65536",
      // Vectors in signatures, none of which is called from outside.
      "--disableWarning",
      "112",
      // Would matter to 64-bit memory only.
      "--disableWarning",
      "201",
      "--baseDir",
      fileURLToPath(new URL("..", import.meta.url)),
    ],
    {
      writeFile(_name: string, contents: Uint8Array | string) {
        if (typeof contents !== "string") binary = contents;
      },
    },
  );
  // oxlint-disable-next-line typescript/no-base-to-string -- the compiler writes to memory, whose toString is what was written; its types leave that out
  if (error || !binary) throw new Error(`The kernels do not compile.\n${stderr.toString()}`, { cause: error });
  return binary;
}

if (import.meta.main) {
  const { writeFile } = await import("node:fs/promises");
  const binary = await compileKernels();
  await writeFile(WASM_FILE, binary);
  process.stdout.write(`wasm/renderer.wasm: ${binary.length} bytes\n`);
}
