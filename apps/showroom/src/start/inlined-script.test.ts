import { runInNewContext } from "node:vm";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import firstScript from "virtual:first-script";

/** Bytes, brotli-compressed. The page has to fit into the first packets (`page-bytes.spec.ts`). */
const BUDGET = 2_900;

test("the first script is one classic script, and small", () => {
  expect(() => runInNewContext(`() => {${firstScript}}`)).not.toThrow();
  expect(firstScript).not.toMatch(/<\/script|<!--|sourceMappingURL/);
  const { length } = brotliCompressSync(firstScript);
  expect(length).toBeLessThan(BUDGET);
  expect(length, "it contains what it imports").toBeGreaterThan(BUDGET / 2);
});
