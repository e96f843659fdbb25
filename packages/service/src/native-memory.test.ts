import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openNativeMemory } from "./native-memory.ts";

const resident = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) * 1024;

it.runIf(process.platform === "linux")("gives pages of a shared memory back to the system", async () => {
  const native = await openNativeMemory();
  // A buffer that can grow starts at a page, as a WebAssembly memory does.
  const bytes = new Uint8Array(new SharedArrayBuffer(128e6, { maxByteLength: 256e6 }));
  bytes.fill(7);
  const filled = resident();
  native?.discard(bytes.subarray(65_536));
  expect(filled - resident()).toBeGreaterThan(100e6);
  expect([bytes[65_535], bytes[65_536], bytes.at(-1)]).toEqual([7, 0, 0]);
  bytes[65_536] = 9;
  expect(bytes[65_536]).toBe(9);
  await native?.trim();
});
