import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cents, sum } from "../money/cents.ts";
import { changedLines, type ComparedLine } from "./changed-lines.ts";

const line = (productNumber: string, price: number, place: Partial<ComparedLine> = {}): ComparedLine => ({
  part: "sanitary",
  productGroupTitle: "Kraan",
  productNumber,
  totalPrice: cents(price),
  isDropped: false,
  ...place,
});

it("finds nothing between equal lines, in whatever order", () => {
  const lines = [line("A", 100), line("B", 0)];
  expect(changedLines(lines, lines.toReversed())).toEqual([]);
});

it("finds another product, another price, and what came or went", () => {
  const [tile, other] = [line("T1", 0, { part: "wallTile" }), line("T2", 5000, { part: "wallTile" })];
  expect(changedLines([tile, line("A", 100)], [other, line("A", 130)])).toEqual([
    { before: tile, after: other, difference: 5000 },
    { before: line("A", 100), after: line("A", 130), difference: 30 },
  ]);
  expect(changedLines([], [other])).toEqual([{ before: null, after: other, difference: 5000 }]);
  expect(changedLines([other], [])).toEqual([{ before: other, after: null, difference: -5000 }]);
});

it("finds a standard that is no longer delivered, also where that changes no price", () => {
  const dropped = line("A", 0, { isDropped: true });
  expect(changedLines([line("A", 0)], [dropped])).toEqual([{ before: line("A", 0), after: dropped, difference: 0 }]);
});

it("differences add up to the difference of the totals", () => {
  const lines = fc.array(
    fc.record({
      part: fc.constantFrom("sanitary" as const, "wallTile" as const, "floor" as const),
      productGroupTitle: fc.constantFrom(null, "Kraan", "Wastafel"),
      productNumber: fc.constantFrom("A", "B", "C"),
      totalPrice: fc.integer({ min: -5000, max: 5000 }).map(cents),
      isDropped: fc.boolean(),
    }),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const total = (all: readonly ComparedLine[]) => sum(all.map(({ totalPrice }) => totalPrice));
      expect(sum(changedLines(before, after).map(({ difference }) => difference))).toBe(total(after) - total(before));
    }),
  );
});
