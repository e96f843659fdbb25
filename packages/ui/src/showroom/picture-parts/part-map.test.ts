import { expect, test } from "vitest";
import { edgeOf, partsAt, placeAt, type PartMap } from "./part-map.ts";

const box = { left: 100, top: 50, width: 400, height: 300 };
const point = (clientX: number, clientY: number) => ({ clientX, clientY });

test("a press is a place in the picture, also where its box cuts off its sides or leaves bars", () => {
  expect(placeAt(point(300, 200), box, 4 / 3, "cover")).toEqual({ x: 0.5, y: 0.5 });
  // Twice as wide as high: 600 of which 400 are shown.
  expect(placeAt(point(100, 50), box, 2, "cover")?.x).toBeCloseTo(1 / 6);
  expect(placeAt(point(100, 101), box, 2, "contain")).toEqual({ x: 0, y: expect.closeTo(1 / 200) });
  expect(placeAt(point(100, 60), box, 2, "contain")).toBeNull();
  expect(placeAt(point(0, 0), { ...box, width: 0 }, 2, "cover")).toBeNull();
});

/** Rows of digits: what is seen. */
const mapOf = (
  seen: readonly string[],
  glass: readonly string[] = seen.map((row) => row.replaceAll(/./g, "0")),
): PartMap => ({
  width: seen[0]?.length ?? 0,
  height: seen.length,
  seen: Uint8Array.from(seen.join(""), Number),
  glass: Uint8Array.from(glass.join(""), Number),
});
const map = mapOf(["11111111", "11111121", "11111111", "33333333"], ["00000000", "44000000", "44000000", "00000000"]);
const at = (column: number, row: number) => ({ x: (column + 0.5) / 8, y: (row + 0.5) / 4 });
const isSmall = (number: number) => number === 2;

test("what is at a place has glass before what is seen through it", () => {
  expect(partsAt(map, at(0, 1), 0, isSmall)).toEqual([4, 1]);
  expect(partsAt(map, at(3, 3), 0, isSmall)).toEqual([3]);
  expect(partsAt(map, { x: 0.999, y: 0.999 }, 0, isSmall)).toEqual([3]);
});

test("a finger may miss a small part by its reach; a mouse may not", () => {
  expect(partsAt(map, at(5, 1), 0, isSmall)).toEqual([1]);
  expect(partsAt(map, at(5, 1), 2 / 8, isSmall)).toEqual([2, 1]);
  expect(partsAt(map, at(2, 1), 2 / 8, isSmall)).toEqual([1]);
  expect(partsAt(map, at(6, 1), 2 / 8, isSmall)).toEqual([2]);
});

test("the edge of a part is its outermost pixels", () => {
  expect(edgeOf(mapOf(["0000", "0111", "0111", "0111"]), [1])).toEqual([5, 6, 7, 9, 11, 13, 14, 15]);
  expect(edgeOf(map, [2])).toEqual([14]);
  expect(edgeOf(mapOf(["0000", "0111", "0111", "0111"]), [1], true)).toEqual([5, 6, 7, 9, 13]);
});
