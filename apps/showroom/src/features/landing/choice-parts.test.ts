import { expect, test } from "vitest";
import { choiceParts } from "./choice-parts.ts";

const everything = { hasTiles: true, hasSanitary: true, hasFloors: true };
const all = { showTiles: true, showSanitary: true, showFloors: true };

test("shows the parts that the project has and the block does not hide", () => {
  expect(choiceParts(everything, all)).toEqual(["tiles", "sanitary", "floors"]);
  expect(choiceParts({ ...everything, hasFloors: false }, { ...all, showTiles: false })).toEqual(["sanitary"]);
  expect(choiceParts(everything, { showTiles: false, showSanitary: false, showFloors: false })).toEqual([]);
});
