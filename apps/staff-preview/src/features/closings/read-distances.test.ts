import { expect, it } from "vitest";
import { readDistances } from "./read-distances.ts";

it("reads days with commas, semicolons and spaces, and none", () => {
  expect(readDistances("14, 3")).toEqual([14, 3]);
  expect(readDistances(" 21;7  2 ")).toEqual([21, 7, 2]);
  expect(readDistances("  ")).toEqual([]);
});

it("refuses what is no number of days, too far away, or too many", () => {
  for (const typed of ["twee", "0", "-3", "61", "1.5", "1, 2, 3, 4, 5"]) expect(readDistances(typed), typed).toBeNull();
});
