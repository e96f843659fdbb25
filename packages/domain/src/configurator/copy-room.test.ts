import { describe, expect, it } from "vitest";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext } from "../../testing/build-project.ts";
import { pick } from "../../testing/room-with-rules.ts";
import type { RoomChoice } from "../model/choices.ts";
import { selectAccessory } from "../selection/accessories.ts";
import type { RoomSettings } from "../selection/room-context.ts";
import { selectAccent, setCeilingHigh, toggleFloorTileOption } from "../selection/tile-options.ts";
import { copyRoomChoice } from "./copy-room.ts";
import { standardRoomChoice } from "./standard-room.ts";

const {
  accentTile,
  basinGroup,
  extrasGroup,
  optionGrout,
  optionProfile,
  toiletGroup,
  wallGrout,
  wallProfile,
  wallTile,
} = PAGE_IDS;

function rooms(settings: Partial<RoomSettings> = {}, targetPage: Parameters<typeof buildPage>[0] = {}) {
  const from = buildContext();
  const target = buildContext({ page: buildPage({ id: 2, ...targetPage }), settings });
  const standard = { ...standardRoomChoice(target.catalogue, target.settings), choicesFromOtherRoom: true };
  return {
    from,
    start: standardRoomChoice(from.catalogue, from.settings),
    standard,
    copy: (room: RoomChoice, locked = false) => copyRoomChoice(from.catalogue, room, { ...target, locked }),
  };
}

const dear = (start: RoomChoice): RoomChoice => ({
  ...start,
  wallTileProduct: pick(wallTile.luxe),
  wallFinishingProfileProduct: pick(wallProfile.other),
  products: { ...start.products, [toiletGroup.id]: [pick(toiletGroup.other)] },
});

describe("a copied room", () => {
  it("has tiles and sanitary ware of the other room, also when the target is locked", () => {
    const { start, copy } = rooms();
    const copied = { ...dear(start), projectPageId: 2, choicesFromOtherRoom: true };
    expect(copy(dear(start))).toEqual(copied);
    expect(copy(dear(start), true)).toEqual(copied);
  });

  it("has only what the target's project offers", () => {
    for (const [without, group] of [
      ["hasTiles", [pick(toiletGroup.other)]],
      ["hasSanitary", undefined],
    ] as const) {
      const { start, copy, standard } = rooms({ [without]: false });
      const copied = copy(dear(start));
      expect(copied.products[toiletGroup.id]).toEqual(group);
      expect(copied.wallTileProduct).toEqual(without === "hasTiles" ? null : pick(wallTile.luxe));
      expect(copied.tileOptions).toEqual(standard.tileOptions);
    }
  });

  it("keeps the standard where the other room has no choice", () => {
    const { start, copy, standard } = rooms();
    expect(copy({ ...start, wallTileProduct: null, floorTileProduct: null, products: {} })).toEqual(standard);
  });

  it("keeps the standard grout and profile where the target does not offer the other room's", () => {
    const groups = buildPage().productGroups.map((group) => ({
      ...group,
      products: group.products.filter(({ id }) => id !== wallGrout.other && id !== wallProfile.other),
    }));
    const { start, copy, standard } = rooms({}, { productGroups: groups });
    const other = {
      wallGroutColorProduct: pick(wallGrout.other),
      wallFinishingProfileProduct: pick(wallProfile.other),
    };
    expect(copy({ ...start, ...other })).toEqual(standard);
  });

  it("has several choices of a group only where the group takes several, each once", () => {
    const several = {
      [extrasGroup.id]: [pick(extrasGroup.second), pick(extrasGroup.first), pick(extrasGroup.second)],
      [basinGroup.id]: [pick(basinGroup.standard), pick(basinGroup.coloured)],
    };
    const { start, copy } = rooms();
    expect(copy({ ...start, products: { ...start.products, ...several } }).products).toEqual({
      ...start.products,
      [extrasGroup.id]: [pick(extrasGroup.first), pick(extrasGroup.second)],
      [basinGroup.id]: [pick(basinGroup.standard)],
    });
  });
});

describe("the tile options of a copied room", () => {
  it("come with their grout and profile", () => {
    const { from, start, copy } = rooms();
    let room = toggleFloorTileOption(from, start, "FloorTileOnWall");
    room = selectAccessory(from, room, "FloorTileOnWall", "GroutColor", pick(optionGrout.other));
    room = selectAccessory(from, room, "FloorTileOnWall", "FinishingProfile", pick(optionProfile.other));
    room = selectAccent(from, room, "AccentHerringboneReservoir", pick(accentTile.second));
    expect(copy(room).tileOptions).toEqual(room.tileOptions);
  });

  it("are left out when the target does not offer them, or not their tile", () => {
    const { from, start } = rooms();
    const [, , herringbone] = buildPage().tileOptions;
    let room = toggleFloorTileOption(from, start, "FloorTileOnWall");
    room = selectAccent(from, room, "AccentHerringbone", pick(accentTile.second));
    expect(room.tileOptions).toHaveLength(2);
    const first = (herringbone?.variants ?? []).filter(({ id }) => id === accentTile.first);
    const { copy } = rooms({}, { tileOptions: [{ ...herringbone!, variants: first }] });
    expect(copy(room).tileOptions).toEqual([]);
    expect(rooms({ hasTileOptions: false }).copy(room).tileOptions).toEqual([]);
  });

  it("include tiling to the ceiling only in a toilet", () => {
    const toilet = buildContext({ page: buildPage({ configuratorType: "toilet" }) });
    const { start, copy } = rooms();
    const high = setCeilingHigh(toilet, start, true);
    expect(high.tileOptions).toHaveLength(1);
    expect(copy(high).tileOptions).toEqual([]);
    const inToilet = rooms({}, { configuratorType: "toilet" }).copy;
    expect(inToilet(high).tileOptions).toEqual(high.tileOptions);
    expect(inToilet(start).tileOptions).toEqual([]);
  });
});
