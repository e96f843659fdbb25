import { describe, expect, it } from "vitest";
import { buildPage, PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext } from "../../testing/build-project.ts";
import { standardRoomChoice } from "./standard-room.ts";
import type { RoomChoice } from "../model/choices.ts";
import type { SurfaceOptionKind } from "../model/tile-option.ts";
import { isAccent } from "../model/tile-option.ts";
import { optionField } from "../selection/room-fields.ts";
import { newOption, selectAccent, toggleFloorTileOption } from "../selection/tile-options.ts";
import { mergeRooms } from "./merge-rooms.ts";
import { roomFaults } from "../rules/room-faults.ts";
import { settle } from "../rules/settle.ts";

const context = buildContext({ page: buildPage({ configuratorType: "toilet" }) });
const start = standardRoomChoice(context.catalogue, context.settings);
const tile = { pageProductId: PAGE_IDS.accentTile.first, variantProjectProductId: PAGE_IDS.accentTile.first };
/** A room with these options, whether they exclude one another or not. */
const roomWith = (...kinds: readonly SurfaceOptionKind[]): RoomChoice => ({
  ...start,
  tileOptions: kinds.map((kind) => newOption(context.catalogue, kind, isAccent(kind) ? tile : null)),
});
const kindsOf = (room: RoomChoice | undefined) => room?.tileOptions.map(({ tileOption }) => tileOption);

describe("tile options that exclude one another", () => {
  it.each([
    ["FloorTileOnAllWalls", "AccentHerringbone"],
    ["FloorTileOnAllWalls", "AccentHerringboneReservoir"],
    ["FloorTileOnWall", "FloorTileOnAllWalls"],
  ] as const)("%s and %s are a fault of the room", (one, other) => {
    expect(roomFaults(context, roomWith(one, other))).toEqual([{ kind: "option-excluded", option: other, by: one }]);
    expect(roomFaults(context, roomWith(one))).toEqual([]);
  });

  it("in a stored room: the one that excludes more goes, so that as much as possible stays", () => {
    const all = roomWith("FloorTileOnWall", "FloorTileOnAllWalls", "AccentHerringbone");
    const { room, consequences } = settle(context, all, all);
    expect(kindsOf(room)).toEqual(["FloorTileOnWall", "AccentHerringbone"]);
    expect(consequences).toMatchObject([
      { reason: "excluded", slot: { kind: "option", option: "FloorTileOnAllWalls" }, byOption: "FloorTileOnWall" },
    ]);
  });

  it("of two in a stored room the earlier one of the fixed order stays", () => {
    const pair = roomWith("FloorTileOnAllWalls", "AccentHerringbone");
    expect(kindsOf(settle(context, pair, pair).room)).toEqual(["FloorTileOnAllWalls"]);
  });

  it("the newest stays, also when it has the later place", () => {
    const before = roomWith("FloorTileOnAllWalls");
    const both = roomWith("FloorTileOnAllWalls", "AccentHerringbone");
    expect(kindsOf(settle(context, before, both).room)).toEqual(["AccentHerringbone"]);
  });
});

describe("a click on a tile option", () => {
  it("tells which options it takes away, with their tiles", () => {
    const before = roomWith("FloorTileOnWall", "AccentHerringbone");
    const after = toggleFloorTileOption(context, before, "FloorTileOnAllWalls");
    const { room, chosen, consequences } = settle(context, before, after, [optionField("FloorTileOnAllWalls")]);
    expect(kindsOf(room)).toEqual(["FloorTileOnAllWalls"]);
    expect(kindsOf(chosen)).toEqual(["FloorTileOnWall", "FloorTileOnAllWalls", "AccentHerringbone"]);
    const excluded = { reason: "excluded", byOption: "FloorTileOnAllWalls", after: null };
    expect(consequences).toMatchObject([
      { ...excluded, slot: { kind: "option", option: "FloorTileOnWall" } },
      { ...excluded, slot: { kind: "option", option: "AccentHerringbone" }, before: tile },
    ]);
  });

  it("that takes nothing away tells nothing", () => {
    const after = selectAccent(context, start, "AccentHerringbone", tile);
    expect(settle(context, start, after, [optionField("AccentHerringbone")]).consequences).toEqual([]);
  });
});

describe("two windows with options that exclude one another", () => {
  const [all, accent] = [roomWith("FloorTileOnAllWalls"), roomWith("AccentHerringbone")];
  const merge = (prefer: "own" | "theirs") =>
    mergeRooms({ 1: start }, { 1: all }, { 1: accent }, prefer, () => context);

  it("are a conflict, and the answer decides which one stays", () => {
    expect(merge("own")).toMatchObject({ conflicts: [1], clashes: [1] });
    expect(kindsOf(merge("own").rooms[1])).toEqual(["FloorTileOnAllWalls"]);
    expect(kindsOf(merge("theirs").rooms[1])).toEqual(["AccentHerringbone"]);
  });

  it("are none when only one side changed", () => {
    const merged = mergeRooms({ 1: all }, { 1: all }, { 1: accent }, "own", () => context);
    expect(merged).toMatchObject({ rooms: { 1: accent }, conflicts: [], clashes: [] });
  });
});
