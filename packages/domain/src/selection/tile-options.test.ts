import { describe, expect, it } from "vitest";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext } from "../../testing/build-project.ts";
import { addAccessory, selectAccessory } from "./accessories.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import {
  addAccent,
  addFloorTileOption,
  asksCeilingHigh,
  findOption,
  isOptionOffered,
  putOption,
  removeOption,
  selectAccent,
  setCeilingHigh,
  toggleFloorTileOption,
} from "./tile-options.ts";
import { isCeilingHigh } from "./room-context.ts";

const context = buildContext();
const start = standardRoomChoice(context.catalogue, context.settings);
const toilet = buildContext({ page: buildPage({ configuratorType: "toilet" }) });
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const kinds = (room: typeof start) => room.tileOptions.map((option) => option.tileOption);
const { accentTile, optionGrout, optionProfile } = PAGE_IDS;

describe("the floor tile on the wall", () => {
  it("is added with the standard grout and profile, and removed again", () => {
    const on = toggleFloorTileOption(context, start, "FloorTileOnWall");
    expect(on.tileOptions).toEqual([
      {
        tileOption: "FloorTileOnWall",
        selectedVariant: null,
        selectedGroutColor: pick(optionGrout.standard),
        selectedFinishingProfile: pick(optionProfile.standard),
      },
    ]);
    expect(toggleFloorTileOption(context, on, "FloorTileOnWall")).toEqual(start);
  });

  it("on one wall removes the option for all walls", () => {
    const all = toggleFloorTileOption(context, start, "FloorTileOnAllWalls");
    expect(kinds(toggleFloorTileOption(context, all, "FloorTileOnWall"))).toEqual(["FloorTileOnWall"]);
  });

  it("on all walls removes the option for one wall and both accents", () => {
    let room = toggleFloorTileOption(toilet, start, "FloorTileOnWall");
    room = selectAccent(toilet, room, "AccentHerringboneReservoir", pick(accentTile.first));
    room = selectAccent(toilet, room, "AccentHerringbone", pick(accentTile.first));
    expect(kinds(room)).toEqual(["FloorTileOnWall", "AccentHerringbone", "AccentHerringboneReservoir"]);
    expect(kinds(toggleFloorTileOption(toilet, room, "FloorTileOnAllWalls"))).toEqual(["FloorTileOnAllWalls"]);
  });
});

describe("accents", () => {
  it("are added with a tile, change tile, and are removed when the same tile is chosen again", () => {
    const one = selectAccent(context, start, "AccentHerringbone", pick(accentTile.first));
    expect(findOption(one, "AccentHerringbone")?.selectedVariant).toEqual(pick(accentTile.first));
    const other = selectAccent(context, one, "AccentHerringbone", pick(accentTile.second));
    expect(findOption(other, "AccentHerringbone")?.selectedVariant).toEqual(pick(accentTile.second));
    expect(selectAccent(context, other, "AccentHerringbone", pick(accentTile.second))).toEqual(start);
  });

  it("remove the floor tile on all walls, and accept only a tile of their own assortment", () => {
    const all = toggleFloorTileOption(context, start, "FloorTileOnAllWalls");
    expect(kinds(selectAccent(context, all, "AccentHerringbone", pick(accentTile.first)))).toEqual([
      "AccentHerringbone",
    ]);
    expect(selectAccent(context, all, "AccentHerringbone", pick(PAGE_IDS.wallTile.luxe))).toBe(all);
  });

  it("of the reservoir are for toilets only", () => {
    expect(isOptionOffered(context, start, "AccentHerringboneReservoir")).toBe(false);
    expect(selectAccent(context, start, "AccentHerringboneReservoir", pick(accentTile.first))).toBe(start);
  });
});

describe("accessories of an option", () => {
  it("create a missing floor-tile option", () => {
    const room = selectAccessory(context, start, "FloorTileOnWall", "GroutColor", pick(optionGrout.other));
    expect(room.tileOptions).toEqual([
      {
        tileOption: "FloorTileOnWall",
        selectedVariant: null,
        selectedGroutColor: pick(optionGrout.other),
        selectedFinishingProfile: pick(optionProfile.standard),
      },
    ]);
  });

  it("remove the options that the created option excludes", () => {
    const wall = toggleFloorTileOption(context, start, "FloorTileOnWall");
    const page = context.catalogue.page;
    const shared = buildContext({
      page: {
        ...page,
        tileOptions: page.tileOptions.map((option) => ({
          ...option,
          accessories: page.tileOptions[0]?.accessories ?? [],
        })),
      },
    });
    expect(kinds(selectAccessory(shared, wall, "FloorTileOnAllWalls", "GroutColor", pick(optionGrout.other)))).toEqual([
      "FloorTileOnAllWalls",
    ]);
  });

  it("are ignored for an accent that is not chosen, and return to the standard when chosen again", () => {
    expect(selectAccessory(context, start, "AccentHerringbone", "GroutColor", pick(optionGrout.other))).toBe(start);
    const accent = selectAccent(context, start, "AccentHerringbone", pick(accentTile.first));
    const grouted = selectAccessory(context, accent, "AccentHerringbone", "GroutColor", pick(optionGrout.other));
    expect(findOption(grouted, "AccentHerringbone")?.selectedGroutColor).toEqual(pick(optionGrout.other));
    expect(selectAccessory(context, grouted, "AccentHerringbone", "GroutColor", pick(optionGrout.other))).toEqual(
      accent,
    );
  });

  it("keep their option's tile when another tile is chosen", () => {
    const accent = selectAccent(context, start, "AccentHerringbone", pick(accentTile.first));
    const grouted = selectAccessory(context, accent, "AccentHerringbone", "GroutColor", pick(optionGrout.other));
    const other = selectAccent(context, grouted, "AccentHerringbone", pick(accentTile.second));
    expect(findOption(other, "AccentHerringbone")).toMatchObject({
      selectedVariant: pick(accentTile.second),
      selectedGroutColor: pick(optionGrout.other),
    });
  });
});

describe("adding, for the price of something on offer", () => {
  const option = "FloorTileOnWall";
  const accent = "AccentHerringbone";
  it("does what choosing does in a room without it", () => {
    const on = toggleFloorTileOption(context, start, option);
    expect(addFloorTileOption(context, start, option)).toEqual(on);
    expect(addAccent(context, start, accent, pick(accentTile.first))).toEqual(
      selectAccent(context, start, accent, pick(accentTile.first)),
    );
    expect(addAccessory(context, on, option, "GroutColor", pick(optionGrout.other))).toEqual(
      selectAccessory(context, on, option, "GroutColor", pick(optionGrout.other)),
    );
  });

  it("keeps a room that has it, which choosing would take back", () => {
    const on = toggleFloorTileOption(context, start, option);
    expect(addFloorTileOption(context, on, option)).toBe(on);
    const accented = selectAccent(context, start, accent, pick(accentTile.first));
    expect(addAccent(context, accented, accent, pick(accentTile.first))).toBe(accented);
    const grouted = selectAccessory(context, on, option, "GroutColor", pick(optionGrout.other));
    expect(addAccessory(context, grouted, option, "GroutColor", pick(optionGrout.other))).toBe(grouted);
  });
});

describe("the tile options on offer", () => {
  it("are none when the project has no tile options", () => {
    const without = buildContext({ settings: { hasTileOptions: false } });
    expect(toggleFloorTileOption(without, start, "FloorTileOnWall")).toBe(start);
    expect(selectAccent(without, start, "AccentHerringbone", pick(accentTile.first))).toBe(start);
  });

  it("depend on the package group of the chosen tiles", () => {
    const page = buildPage();
    const groups =
      page.projectPackages[0]?.groups.map((group) => ({ ...group, showFloorTileOnWall: group.id !== 2 })) ?? [];
    const narrow = buildContext({
      page: { ...page, projectPackages: page.projectPackages.map((item) => ({ ...item, groups })) },
    });
    expect(isOptionOffered(narrow, start, "FloorTileOnWall")).toBe(true);
    expect(
      isOptionOffered(narrow, { ...start, wallTileProduct: pick(PAGE_IDS.wallTile.theWall) }, "FloorTileOnWall"),
    ).toBe(false);
  });
});

describe("tiling to the ceiling", () => {
  it("is offered in toilets: yes adds it, no removes it", () => {
    expect(asksCeilingHigh(toilet)).toBe(true);
    const high = setCeilingHigh(toilet, start, true);
    expect(kinds(high)).toEqual(["CeilingHigh"]);
    expect(setCeilingHigh(toilet, high, true)).toBe(high);
    expect(setCeilingHigh(toilet, high, false)).toEqual(start);
  });

  it("is not offered in bathrooms, nor in a project that always tiles to the ceiling", () => {
    expect(setCeilingHigh(context, start, true)).toBe(start);
    const always = buildContext({
      page: buildPage({ configuratorType: "toilet" }),
      settings: { alwaysCeilingHigh: true },
    });
    expect(asksCeilingHigh(always)).toBe(false);
    expect(setCeilingHigh(always, start, false)).toBe(start);
    expect(isCeilingHigh(always.settings, start)).toBe(true);
  });

  it("is stored and removed beside other options", () => {
    const accent = selectAccent(toilet, start, "AccentHerringboneReservoir", pick(PAGE_IDS.accentTile.first));
    const [option] = setCeilingHigh(toilet, start, true).tileOptions;
    const high = option ? putOption(toilet, accent, option) : accent;
    expect(kinds(high)).toContain("CeilingHigh");
    expect(kinds(removeOption(high, "CeilingHigh"))).toEqual(["AccentHerringboneReservoir"]);
  });
});
