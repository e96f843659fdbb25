import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs, SEED } from "@showroom/property-tests/runs";
import { emptyRoomChoice } from "../selection/room-context.ts";
import type { RoomChoice } from "../model/choices.ts";
import { PARTS, type Part } from "./closing-date.ts";
import { differingParts, refusedParts } from "./refused-parts.ts";

const standard = emptyRoomChoice(1);
const tile = { pageProductId: 4, variantProjectProductId: 5 };
const tiled: RoomChoice = { ...standard, wallTileProduct: tile };
const fitted: RoomChoice = { ...standard, products: { "7": [tile] } };
const floored: RoomChoice = { ...standard, floorMaterialId: 2, colorId: 3, baseboardId: 4 };
const high: RoomChoice = {
  ...standard,
  tileOptions: [
    { tileOption: "CeilingHigh", selectedVariant: null, selectedGroutColor: null, selectedFinishingProfile: null },
  ],
};

describe("a write in a room", () => {
  const closed = new Set<Part>(["tiles"]);

  it.each([
    ["tiles", tiled],
    ["tiles", high],
    ["sanitary", fitted],
    ["floors", floored],
  ] as const)("is about %s", (part, room) => {
    expect([...differingParts(standard, room)]).toEqual([part]);
  });

  it("is refused in a closed part, and allowed in another", () => {
    expect(refusedParts({ before: standard, after: tiled, counts: [standard] }, closed)).toEqual(["tiles"]);
    expect(refusedParts({ before: standard, after: fitted, counts: [standard] }, closed)).toEqual([]);
    expect(refusedParts({ before: standard, after: tiled, counts: [standard] }, new Set())).toEqual([]);
  });

  it("may take a draft of a closed part back to what counts", () => {
    expect(refusedParts({ before: tiled, after: standard, counts: [standard] }, closed)).toEqual([]);
    expect(refusedParts({ before: standard, after: tiled, counts: [tiled] }, closed)).toEqual([]);
    expect(refusedParts({ before: tiled, after: high, counts: [standard] }, closed)).toEqual(["tiles"]);
  });

  it("hands in what counts of a closed part, and never a mere draft", () => {
    expect(refusedParts({ before: null, after: tiled, counts: [standard] }, closed)).toEqual(["tiles"]);
    expect(refusedParts({ before: null, after: fitted, counts: [standard] }, closed)).toEqual([]);
  });

  it("may be any of the forms of what counts", () => {
    const counts = [standard, { ...standard, floorMaterialId: -1 }];
    const floors = new Set<Part>(["floors"]);
    for (const after of counts) expect(refusedParts({ before: floored, after, counts }, floors)).toEqual([]);
    expect(refusedParts({ before: standard, after: floored, counts }, floors)).toEqual(["floors"]);
  });

  it("to confirm a room changes no part", () => {
    const confirmed = { ...tiled, confirmedByUser: true, choicesFromOtherRoom: false };
    expect(refusedParts({ before: tiled, after: confirmed, counts: [standard] }, closed)).toEqual([]);
  });
});

it("no sequence of allowed writes moves a closed part elsewhere than to what counts", () => {
  const anyRoom = fc.constantFrom(standard, tiled, fitted, floored, high, { ...tiled, products: fitted.products });
  const anyParts = fc.subarray([...PARTS]).map((parts) => new Set(parts));
  fc.assert(
    fc.property(anyRoom, anyRoom, fc.array(anyRoom), anyParts, (first, counts, writes, closed) => {
      const last = writes.reduce(
        (before, after) => (refusedParts({ before, after, counts: [counts] }, closed).length === 0 ? after : before),
        first,
      );
      for (const part of closed)
        expect(differingParts(first, last).has(part) && differingParts(counts, last).has(part)).toBe(false);
    }),
    { seed: SEED, numRuns: runs(200) },
  );
});
