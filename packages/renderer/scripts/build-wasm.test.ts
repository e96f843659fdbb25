import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { compileKernels, WASM_FILE } from "./build-wasm.ts";

test("the committed kernels are what their sources compile to, byte for byte", async () => {
  const [built, committed] = await Promise.all([compileKernels(), readFile(WASM_FILE)]);
  expect(Buffer.from(built).equals(committed)).toBe(true);
});
