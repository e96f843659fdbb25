import * as fc from "fast-check";
import { expect, it } from "vitest";
import { words } from "../testing/offer-papers.ts";
import { breakLines } from "./break-lines.ts";

/** Every character is one wide. */
const measure = (text: string): number => text.length;

it("lines are never wider than the column, and lose nothing", () => {
  fc.assert(
    fc.property(words(30), fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = breakLines(text, width, measure);
      for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(width);
      expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    }),
  );
});

it("a word stays whole when it fits in a line, and a new line stays", () => {
  expect(breakLines("een twee drie\n\nvier", 8, measure)).toEqual(["een twee", "drie", "", "vier"]);
  expect(breakLines("abcdefgh", 3, measure)).toEqual(["abc", "def", "gh"]);
});
