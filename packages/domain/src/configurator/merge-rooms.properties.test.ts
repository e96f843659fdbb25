import { assert, boolean, constantFrom, integer, option, property, record } from "fast-check";
import { describe, expect, it } from "vitest";
import type { RoomChoice } from "../model/choices.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { mergeRooms } from "./merge-rooms.ts";

const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const choice = option(integer({ min: 1, max: 4 }).map(pick));
const room = record({
  wall: choice,
  grout: choice,
  floor: choice,
  toilet: integer({ min: 0, max: 3 }),
  basin: integer({ min: 0, max: 3 }),
  accent: option(integer({ min: 1, max: 3 })),
  material: option(constantFrom(-1, 1, 2)),
  confirmed: boolean(),
}).map(({ wall, grout, floor, toilet, basin, accent, material, confirmed }): RoomChoice => ({
  ...emptyRoomChoice(1),
  confirmedByUser: confirmed,
  wallTileProduct: wall,
  wallGroutColorProduct: grout,
  floorTileProduct: floor,
  products: { 1: toilet === 0 ? [] : [pick(toilet)], 2: basin === 0 ? [] : [pick(basin)] },
  tileOptions:
    accent === null
      ? []
      : [
          {
            tileOption: "AccentHerringbone",
            selectedVariant: pick(accent),
            selectedGroutColor: null,
            selectedFinishingProfile: null,
          },
        ],
  floorMaterialId: material,
  colorId: material,
  baseboardId: material,
}));
const merge = (base: RoomChoice, own: RoomChoice, theirs: RoomChoice, prefer: "own" | "theirs" = "own") => {
  const { rooms, conflicts } = mergeRooms({ 1: base }, { 1: own }, { 1: theirs }, prefer, () => "none");
  return { room: rooms["1"]!, conflicts };
};
/** A confirmation is never taken back, so it is compared apart. */
const choices = (own: RoomChoice) => ({ ...own, confirmedByUser: false });

describe("merging two copies of a room", () => {
  it("gives the other side's room where only that changed", () => {
    assert(
      property(room, room, (base, theirs) => {
        const merged = merge(base, base, theirs);
        expect(choices(merged.room)).toEqual(choices(theirs));
        expect(merged.conflicts).toEqual([]);
      }),
    );
  });

  it("gives the own room where only that changed", () => {
    assert(
      property(room, room, (base, own) => {
        const merged = merge(base, own, base);
        expect(choices(merged.room)).toEqual(choices(own));
        expect(merged.conflicts).toEqual([]);
      }),
    );
  });

  it("is the same from either side, but for whom a conflict prefers", () => {
    assert(
      property(room, room, room, (base, a, b) => {
        expect(merge(base, a, b, "own")).toEqual(merge(base, b, a, "theirs"));
      }),
    );
  });

  it("has no conflict between equal changes", () => {
    assert(
      property(room, room, (base, both) => {
        expect(merge(base, both, both)).toEqual({ room: both, conflicts: [] });
      }),
    );
  });

  it("keeps every change that the other side did not make too", () => {
    assert(
      property(room, room, room, (base, own, theirs) => {
        const merged = merge(base, own, theirs, "theirs");
        const same = JSON.stringify(base.wallTileProduct) === JSON.stringify(theirs.wallTileProduct);
        expect(merged.room.wallTileProduct).toEqual(same ? own.wallTileProduct : theirs.wallTileProduct);
        expect(merged.room.confirmedByUser).toBe(own.confirmedByUser || theirs.confirmedByUser);
      }),
    );
  });

  it("conflicts where both sides gave one field another value, and takes the preferred one", () => {
    const base = { ...emptyRoomChoice(1), wallTileProduct: pick(1), floorTileProduct: pick(1) };
    const own = { ...base, wallTileProduct: pick(2), floorTileProduct: pick(9) };
    const theirs = { ...base, wallTileProduct: pick(3) };
    expect(merge(base, own, theirs, "own")).toEqual({ room: own, conflicts: [1] });
    expect(merge(base, own, theirs, "theirs")).toEqual({
      room: { ...own, wallTileProduct: pick(3) },
      conflicts: [1],
    });
  });
});

it("keeps a page that only one side has", () => {
  const [a, b] = [emptyRoomChoice(1), emptyRoomChoice(2)];
  expect(mergeRooms({}, { 1: a }, { 2: b }, "own", () => "none")).toEqual({
    rooms: { 1: a, 2: b },
    conflicts: [],
    clashes: [],
  });
});

describe("merging the fields of a room", () => {
  const base = emptyRoomChoice(1);
  const optionOf = (tileOption: "FloorTileOnWall" | "AccentHerringbone") => ({
    tileOption,
    selectedVariant: null,
    selectedGroutColor: null,
    selectedFinishingProfile: null,
  });

  it("keeps tile options of both sides, in their fixed order", () => {
    const own = { ...base, tileOptions: [optionOf("FloorTileOnWall")] };
    const theirs = { ...base, tileOptions: [optionOf("AccentHerringbone")] };
    for (const merged of [merge(base, own, theirs), merge(base, theirs, own)])
      expect(merged.room.tileOptions).toEqual([optionOf("FloorTileOnWall"), optionOf("AccentHerringbone")]);
  });

  it("takes every field of both sides for a page that was not there before", () => {
    const own = { ...base, wallTileProduct: pick(1) };
    const others = { 1: { ...base, wallTileProduct: pick(2) } };
    const merged = mergeRooms({}, { 1: own }, others, "own", () => "none");
    expect(merged).toEqual({ rooms: { 1: own }, conflicts: [1], clashes: [] });
    const alone = mergeRooms({}, { 1: own }, {}, "theirs", () => "none");
    expect(alone).toEqual({ rooms: { 1: own }, conflicts: [], clashes: [] });
  });

  it("keeps the mark of a copied room, and compares choices without regard to the order of their keys", () => {
    const own = { ...base, choicesFromOtherRoom: true, wallTileProduct: pick(1) };
    const theirs = { ...base, wallTileProduct: { variantProjectProductId: 1, pageProductId: 1 } };
    const merged = merge(base, own, theirs);
    expect(merged.conflicts).toEqual([]);
    expect(merged.room.choicesFromOtherRoom).toBe(true);
    const not = { ...base, choicesFromOtherRoom: false };
    expect(merge(not, { ...not, choicesFromOtherRoom: true }, not).room.choicesFromOtherRoom).toBe(true);
  });
});
