import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { pick, pickBasin, roomWith } from "../../testing/room-with-rules.ts";
import type { RoomSlot } from "../model/room-slot.ts";
import { selectAccent } from "../selection/tile-options.ts";
import { putInSlot, slotStandard, takeFromSlot } from "./slot-edits.ts";

const ids = PAGE_IDS;
const { context, start } = roomWith();
const wall = { kind: "tile", surface: "wall" } as const;
const floor = { kind: "tile", surface: "floor" } as const;
const accessory = (place: "wall" | "floor", type: "GroutColor" | "FinishingProfile") =>
  ({ kind: "accessory", place, type }) as const;
const accent = { kind: "accent", option: "AccentHerringbone" } as const;
const sanitary = (groupId: number) => ({ kind: "sanitary", groupId }) as const;

describe("the standard of a slot", () => {
  it.each<[RoomSlot, number | null]>([
    [wall, ids.wallTile.standard],
    [floor, ids.floorTile.standard],
    [accessory("wall", "GroutColor"), ids.wallGrout.standard],
    [accessory("wall", "FinishingProfile"), ids.wallProfile.standard],
    [accessory("floor", "GroutColor"), ids.floorGrout.standard],
    [accent, null],
    [sanitary(ids.toiletGroup.id), ids.toiletGroup.standard],
    [sanitary(ids.extrasGroup.id), null],
    [sanitary(999), null],
  ])("%o is %s", (slot, id) => {
    expect(slotStandard(context, slot)).toEqual(id === null ? null : pick(id));
  });
});

describe("an edit of one slot", () => {
  const withAccent = selectAccent(context, start, "AccentHerringbone", pick(ids.accentTile.first));
  const extras = { ...start, products: { ...start.products, 3: [pick(ids.extrasGroup.first)] } };

  it.each<[RoomSlot, typeof start, object]>([
    [wall, start, { wallTileProduct: null }],
    [floor, start, { floorTileProduct: null }],
    [accessory("wall", "GroutColor"), start, { wallGroutColorProduct: null }],
    [accessory("wall", "FinishingProfile"), start, { wallFinishingProfileProduct: null }],
    [accessory("floor", "GroutColor"), start, { floorGroutColorProduct: null }],
    [accent, withAccent, { tileOptions: [] }],
  ])("removes the choice of %o and nothing else", (slot, room, change) => {
    expect(takeFromSlot(context, room, { slot, choice: pick(1) })).toEqual({ ...room, ...change });
  });

  it.each<[RoomSlot, object]>([
    [wall, { wallTileProduct: pick(7) }],
    [floor, { floorTileProduct: pick(7) }],
    [accessory("wall", "GroutColor"), { wallGroutColorProduct: pick(7) }],
    [accessory("wall", "FinishingProfile"), { wallFinishingProfileProduct: pick(7) }],
    [accessory("floor", "GroutColor"), { floorGroutColorProduct: pick(7) }],
    [accent, {}],
    [sanitary(999), {}],
  ])("puts a choice in %o and changes nothing else", (slot, change) => {
    expect(putInSlot(context, start, { slot, choice: pick(7) })).toEqual({ ...start, ...change });
  });

  it("removes only the given variant of a group, and adds in the catalogue's order", () => {
    const [first, second] = [pick(ids.extrasGroup.first), pick(ids.extrasGroup.second)];
    const slot = sanitary(ids.extrasGroup.id);
    const both = { ...extras, products: { ...extras.products, 3: [first, second] } };
    expect(putInSlot(context, extras, { slot, choice: second })).toEqual(both);
    expect(takeFromSlot(context, both, { slot, choice: first }).products[3]).toEqual([second]);
    expect(takeFromSlot(context, both, { slot, choice: pickBasin(BASIN_VARIANTS.black60) })).toEqual(both);
    expect(takeFromSlot(context, extras, { slot, choice: first })).toEqual(start);
  });

  it("removes all choices of a group that the page no longer has", () => {
    const left = { ...start, products: { ...start.products, 999: [pick(1), pick(2)] } };
    expect(takeFromSlot(context, left, { slot: sanitary(999), choice: pick(1) })).toEqual(start);
  });
});
