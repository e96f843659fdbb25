import { expect, it } from "vitest";
import { departureOf, refuseMove, sameOccupants } from "./occupancy.ts";

const both = [{ id: 7 }, { id: 8 }];

it("a home is left by all, by some or by nobody, whoever else is named", () => {
  expect([[7, 8, 9], [8], [9], []].map((leaving) => departureOf(both, leaving))).toEqual([
    "all",
    "some",
    "nobody",
    "nobody",
  ]);
  expect(departureOf([], [7])).toBe("nobody");
});

it("the buyers that were seen are those of the home, in any order", () => {
  expect([[8, 7], [7], [7, 9], [7, 8, 9]].map((seen) => sameOccupants(both, seen))).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it("buyers move to a home that is open, free and has a house type", () => {
  const free = { isClosed: false, hasBuyers: false, hasType: true };
  expect(refuseMove(free)).toBeNull();
  expect(refuseMove({ ...free, isClosed: true })).toBe("taken");
  expect(refuseMove({ ...free, hasBuyers: true })).toBe("taken");
  expect(refuseMove({ ...free, hasType: false })).toBe("no-type");
});
