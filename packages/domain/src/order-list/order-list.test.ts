import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import {
  buildContext,
  buildFloorOffer,
  buildHouseType,
  buildProject,
  buildRoomVariables,
} from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { NO_FLOOR } from "../model/choices.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { selectAccent, toggleFloorTileOption } from "../selection/tile-options.ts";
import { orderLines } from "./order-list.ts";

const page = buildPage();
const context = buildContext({ page });
const start = standardRoomChoice(context.catalogue, context.settings);
const input = { project: buildProject(), houseType: buildHouseType(), floors: buildFloorOffer() };
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const lines = (room: typeof start | null) =>
  orderLines(input, page, room).map((line) => [
    line.part,
    line.productNumber,
    line.quantity,
    line.unit,
    line.orderQuantity,
    line.boxes,
    line.isStandard,
  ]);

describe("the order lines of a room", () => {
  it("list its standard set-up", () => {
    expect(lines(null)).toEqual([
      ["wallTile", "P-101", 20, "m2", 22, 21, true],
      ["wallGrout", "P-131", 20, "m2", 20, null, true],
      ["wallProfile", "P-141", 10, "m1", 10, null, true],
      ["floorTile", "P-111", 6, "m2", 6.3, 6, true],
      ["floorGrout", "P-151", 6, "m2", 6, null, true],
      ["sealant", "KIT", 12, "m1", 12, null, true],
      ["kimcoat", "KIMCOAT", 8, "m1", 8, null, true],
      ["sanitary", "T-STD", 1, "piece", 1, null, true],
      ["sanitary", "P-211", 1, "piece", 1, null, true],
    ]);
    expect(lines(start)).toEqual(lines(null));
  });

  it("list the labour of a tile, and mark a deviation", () => {
    const work = lines({ ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) });
    expect(work.slice(0, 2)).toEqual([
      ["wallTile", "P-103", 20, "m2", 22, 21, false],
      ["installation", "GROOT", 20, "m2", 20, null, false],
    ]);
  });

  it("subtract a floor tile on the wall from the wall tile, and add an accent to it, as the price does", () => {
    const both = lines(
      toggleFloorTileOption(
        context,
        selectAccent(context, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first)),
        "FloorTileOnWall",
      ),
    );
    expect(both.filter(([part]) => part === "wallTile" || part === "tileOption" || part === "tileOptionGrout")).toEqual(
      [
        ["wallTile", "P-101", 16, "m2", 17.6, 17, true],
        ["tileOption", "P-111", 4, "m2", 4.4, 5, false],
        ["tileOptionGrout", "P-161", 4, "m2", 4, null, true],
        ["tileOption", "P-121", 4, "m2", 4.4, 5, false],
        ["tileOptionGrout", "P-161", 4, "m2", 4, null, true],
      ],
    );
    const all = lines(toggleFloorTileOption(context, start, "FloorTileOnAllWalls"));
    expect(all.some(([part]) => part === "wallTile")).toBe(false);
    expect(all.find(([part]) => part === "tileOption")).toEqual(["tileOption", "P-111", 20, "m2", 22, 21, false]);
  });

  it("order every option for the whole surface that is charged, even when two options exceed the wall", () => {
    const houseType = buildHouseType();
    const narrow = {
      ...houseType,
      roomVariables: houseType.roomVariables.map((room) => ({ ...room, surfaceWall: 17.5, accentSurface: 12.5 })),
    };
    const room = toggleFloorTileOption(
      context,
      selectAccent(context, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first)),
      "FloorTileOnWall",
    );
    const ordered = orderLines({ ...input, houseType: narrow }, page, room);
    const tiles = ordered.filter(({ part }) => part === "wallTile" || part === "tileOption");
    expect(tiles.map(({ productNumber, quantity }) => [productNumber, quantity])).toEqual([
      ["P-101", 5],
      ["P-111", 12.5],
      ["P-121", 12.5],
    ]);
  });

  it("list the living floor", () => {
    const floorPage = buildEmptyPage({ id: 2, type: "floors", configuratorType: null, roomName: null });
    const chosen = orderLines(input, floorPage, {
      ...emptyRoomChoice(2),
      floorMaterialId: 1,
      colorId: 11,
      baseboardId: 31,
    });
    expect(chosen.map((line) => [line.part, line.quantity, line.orderQuantity, line.unit, line.size])).toEqual([
      ["floor", 42.5, 45.48, "m2", "180 x 1200 mm"],
      ["baseboard", 36, 36, "m1", "58 x 2400 mm"],
    ]);
    expect(orderLines(input, floorPage, null)).toEqual([]);
  });
});

describe("an incomplete order", () => {
  const parts = (of: Partial<typeof input>, on = page, room: typeof start | null = start) =>
    orderLines({ ...input, ...of }, on, room).map(({ part }) => part);

  it("has no tiles, no sanitary ware or no floors where the project has none", () => {
    expect(parts({ project: buildProject({ hasTiles: false }) })).toEqual(["sanitary", "sanitary"]);
    expect(parts({ project: buildProject({ hasSanitary: false }) })).not.toContain("sanitary");
    const floorPage = buildEmptyPage({ id: 2, type: "floors", configuratorType: null, roomName: null });
    const floor = { ...emptyRoomChoice(2), floorMaterialId: 1, colorId: 11, baseboardId: 31 };
    expect(parts({ project: buildProject({ hasFloors: false }) }, floorPage, floor)).toEqual([]);
    expect(parts({}, floorPage, { ...floor, baseboardId: null })).not.toContain("baseboard");
    expect(parts({}, floorPage, { ...emptyRoomChoice(2), floorMaterialId: NO_FLOOR, colorId: NO_FLOOR })).toEqual([]);
  });

  it("is empty for a page without a room", () => {
    expect(parts({}, buildPage({ type: "content" }))).toEqual([]);
  });

  it("has no line for a choice that is empty or no longer offered, nor for a surface of 0 m²", () => {
    const gone = { ...start, wallTileProduct: pick(987), floorTileProduct: null, wallGroutColorProduct: null };
    expect(parts({}, page, { ...gone, products: { [PAGE_IDS.toiletGroup.id]: [pick(988)] } })).toEqual([
      "wallProfile",
      "floorGrout",
      "sealant",
      "kimcoat",
    ]);
    const houseType = buildHouseType();
    const without = {
      ...houseType,
      roomVariables: houseType.roomVariables.map((room) => ({ ...room, surfaceWall: 0, surfaceFloor: 0 })),
    };
    const flat = orderLines({ ...input, houseType: without }, buildPage({ surfaceWall: 0, surfaceFloor: 0 }), start);
    expect(flat.map(({ part }) => part)).not.toContain("wallTile");
    expect(flat.every(({ quantity }) => quantity > 0)).toBe(true);
  });
});

describe("the order line of sanitary ware", () => {
  const { basinGroup, extrasGroup } = PAGE_IDS;
  const sanitary = (products: (typeof start)["products"], of = page) =>
    orderLines(input, of, { ...start, products }).filter(({ part }) => part === "sanitary");

  it("is standard for each of several standards of a group, and not for an extra", () => {
    const groups = page.productGroups.map((group) =>
      group.id === extrasGroup.id
        ? { ...group, products: group.products.map((item) => ({ ...item, standardOption: true })) }
        : group,
    );
    const both = { [extrasGroup.id]: [pick(extrasGroup.first), pick(extrasGroup.second)] };
    expect(sanitary(both, { ...page, productGroups: groups }).map(({ isStandard }) => isStandard)).toEqual([
      true,
      true,
    ]);
    expect(sanitary(both).map(({ isStandard }) => isStandard)).toEqual([false, false]);
  });

  it("has the variant's size or dimension", () => {
    const black = { pageProductId: basinGroup.coloured, variantProjectProductId: BASIN_VARIANTS.black80 };
    expect(sanitary({ [basinGroup.id]: [black] }).map(({ size }) => size)).toEqual(["80 cm"]);
    expect(orderLines(input, page, start).find(({ part }) => part === "wallTile")?.size).toBe("30 x 60 cm");
  });
});

describe("the labour of a tile", () => {
  const work = (
    codes: readonly { readonly code: string; readonly quantity: number }[],
    unit: "m1" | "m2" | "piece",
    houseType = input.houseType,
  ) => {
    const project = buildProject();
    const tileInstallationCodes = project.tileInstallationCodes.map((code) => ({ ...code, unit }));
    const tiles = page.projectPackages.map((own) => ({
      ...own,
      groups: own.groups.map((group) => ({
        ...group,
        wallTileCollections: group.wallTileCollections.map((collection) => ({
          ...collection,
          tiles: collection.tiles.map((tile) => ({ ...tile, installationCodes: codes })),
        })),
      })),
    }));
    return orderLines(
      { ...input, houseType, project: { ...project, tileInstallationCodes } },
      { ...page, projectPackages: tiles },
      start,
    )
      .filter(({ part }) => part === "installation")
      .map(({ productNumber, quantity, unit: own }) => [productNumber, quantity, own]);
  };

  it.each([
    ["m2", 20 * 3],
    ["m1", 10 * 3],
    ["piece", 3],
  ] as const)("in %s is the wall's quantity times the quantity of the installation code", (unit, quantity) => {
    expect(work([{ code: "GROOT", quantity: 3 }], unit)).toEqual([["GROOT", quantity, unit]]);
  });

  it("has no line for a wall without surface, also per piece", () => {
    const codes = [{ code: "GROOT", quantity: 3 }];
    const houseType = buildHouseType({ roomVariables: [buildRoomVariables({ surfaceWall: 0 })] });
    expect(work(codes, "piece", houseType)).toEqual([]);
  });

  it("has no line for an unknown installation code", () => {
    expect(work([{ code: "ONBEKEND", quantity: 3 }], "m2")).toEqual([]);
  });
});
