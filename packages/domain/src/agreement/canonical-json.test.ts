import * as fc from "fast-check";
import { expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

/** The same value with the names of its objects in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([name, field]) => [name, turned(field)]),
  );
}

it("is the same for the same value, whatever the order of names, and reads back as it", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const text = canonicalJson(value);
      expect(canonicalJson(turned(value))).toBe(text);
      expect(JSON.stringify(JSON.parse(text))).toBe(JSON.stringify(JSON.parse(canonicalJson(JSON.parse(text)))));
      expect(canonicalJson(JSON.parse(text))).toBe(text);
    }),
  );
});

it("leaves out what is undefined, and refuses what is no data", () => {
  expect(canonicalJson({ b: 1, a: undefined, à: [null, "x"] })).toBe('{"b":1,"à":[null,"x"]}');
  expect(() => canonicalJson([() => 1])).toThrow(TypeError);
});
