import { expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { discountsLeft } from "./discounts-left.ts";

const line = (number: number, part?: "tiles" | "floors") => ({ reference: "A", line: number, ...(part && { part }) });
const [tiles, floor, board, extra] = [line(0, "tiles"), line(1, "floors"), line(2, "floors"), line(3)] as const;
const LINES = [tiles, floor, board, extra];
const ON_FLOORS = { part: "floors", totalPrice: cents(-25_000) } as const;
const ON_ALL = { totalPrice: cents(-10_000) };

it("tells a discount whose lines would all be gone", () => {
  const left = (...removed: (typeof LINES)[number][]) => discountsLeft([ON_FLOORS, ON_ALL], LINES, removed);
  expect(left()).toEqual([]);
  expect(left(floor)).toEqual([]);
  expect(left(floor, board)).toEqual([ON_FLOORS]);
  expect(left(tiles, floor, board)).toEqual([ON_FLOORS]);
  expect(left(...LINES)).toEqual([ON_FLOORS, ON_ALL]);
});

it("tells none whose lines were gone before", () => {
  expect(discountsLeft([ON_FLOORS], [tiles], [tiles])).toEqual([]);
});
