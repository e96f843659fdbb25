import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsBrokenText, nestsDeeperThan } from "./untrusted-json.ts";

const depthOf = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
};

describe("nesting", () => {
  it("is measured as a parser would find it, whatever stands in the texts", () => {
    fc.assert(
      fc.property(
        fc.jsonValue({ maxDepth: 12, noUnicodeString: false }),
        fc.integer({ min: 0, max: 12 }),
        (value, limit) => {
          expect(nestsDeeperThan(JSON.stringify(value), limit)).toBe(depthOf(value) > limit);
        },
      ),
    );
  });

  it("is not fooled by brackets, quotes and backslashes within texts", () => {
    for (const text of ['[[[["\\', '"{{{{', "\\", '\\\\"[[', '\\"'])
      expect(nestsDeeperThan(JSON.stringify([text, '[["', text]), 1), text).toBe(false);
    expect(nestsDeeperThan('["[[', 1)).toBe(false);
  });
});

describe("broken text", () => {
  it("is found at any depth, in values and in keys", () => {
    for (const value of ["\0", { a: [{ b: "x\ud800" }] }, { "\udc00": 1 }, [["ok", "\0"]]])
      expect(holdsBrokenText(value)).toBe(true);
  });

  it("is not seen in whole characters", () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.string({ unit: "grapheme" }), values: [fc.string({ unit: "grapheme" })] }),
        (value) => JSON.stringify(value).includes("\\u0000") || !holdsBrokenText(value),
      ),
    );
  });
});
