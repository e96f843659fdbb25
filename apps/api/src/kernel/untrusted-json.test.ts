import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsBrokenText, nestsDeeperThan } from "./untrusted-json.ts";

const depthOf = (value: unknown): number => {
  if (typeof value !== "object" || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
};

describe("nesting", () => {
  it("is measured like a parser does, ignoring string contents", () => {
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

  it("ignores brackets, quotes and backslashes within strings", () => {
    for (const text of ['[[[["\\', '"{{{{', "\\", '\\\\"[[', '\\"'])
      expect(nestsDeeperThan(JSON.stringify([text, '[["', text]), 1), text).toBe(false);
    expect(nestsDeeperThan('["[[', 1)).toBe(false);
  });
});

describe("invalid characters", () => {
  it("are found at any depth, in values and in keys", () => {
    for (const value of ["\0", { a: [{ b: "x\ud800" }] }, { "\udc00": 1 }, [["ok", "\0"]]])
      expect(holdsBrokenText(value)).toBe(true);
  });

  it("are not reported for valid characters", () => {
    fc.assert(
      fc.property(
        fc.object({ key: fc.string({ unit: "grapheme" }), values: [fc.string({ unit: "grapheme" })] }),
        (value) => JSON.stringify(value).includes("\\u0000") || !holdsBrokenText(value),
      ),
    );
  });
});
