import { expect, test } from "vitest";
import type { SizeEntry, SizeType } from "@showroom/domain/filter/size-list";
import { sizeChips } from "./size-chips.ts";

const entries = (type: SizeType, flags: readonly boolean[]): readonly SizeEntry[] =>
  flags.map((selected, index) => ({ type, width: 100 * (index + 1), length: 600, selected }));
const labels = (sizes: readonly SizeEntry[]) => sizeChips(sizes).map(({ label }) => label);

test("a kind of tile that is not filtered has no chip", () => {
  expect(labels([...entries("wall", [true, true]), ...entries("floor", [true])])).toEqual([]);
});

test("a kind without a ticked size shows all its tiles and has no chip", () => {
  expect(labels([...entries("herringbone", [false, false]), ...entries("wall", [true])])).toEqual([]);
});

test("few sizes are named one by one, and removing one leaves the others", () => {
  const sizes = entries("wall", [true, true, false, false, false]);
  expect(labels(sizes)).toEqual(["Wandtegels 10 x 60 cm", "Wandtegels 20 x 60 cm"]);
  expect(sizeChips(sizes)[0]?.without.map(({ selected }) => selected)).toEqual([false, true, false, false, false]);
});

test("removing the last size of a kind shows all of that kind, and leaves other kinds as they were", () => {
  const sizes = [...entries("wall", [true, false, false]), ...entries("floor", [false, true])];
  expect(sizeChips(sizes)[0]?.without.map(({ selected }) => selected)).toEqual([true, true, true, false, true]);
});

test("many sizes get one chip, which names the excluded sizes or counts the sizes, and removes the whole filter", () => {
  expect(labels(entries("wall", [false, true, true, true, true]))).toEqual(["Wandtegels: niet 10 x 60 cm"]);
  const half = entries("floor", [true, true, true, true, false, false, false, false]);
  expect(labels(half)).toEqual(["Vloertegels: 4 van 8 afmetingen"]);
  expect(sizeChips(half)[0]?.without.every(({ selected }) => selected)).toBe(true);
});
