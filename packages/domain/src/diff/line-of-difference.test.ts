import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import type { RoomChoice } from "../model/choices.ts";
import { calculatePageCost } from "../pricing/page-cost.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { selectAccent, setCeilingHigh, toggleFloorTileOption } from "../selection/tile-options.ts";
import { lineOfDifference, partOfDifference } from "./line-of-difference.ts";
import { diffRooms } from "./room-diff.ts";

const toilet = buildContext({ page: buildPage({ configuratorType: "toilet" }) });
const start = standardRoomChoice(toilet.catalogue, toilet.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const costOf = (room: RoomChoice) =>
  calculatePageCost(
    { project: buildProject(), houseType: buildHouseType(), floors: buildFloorOffer() },
    toilet.catalogue.page,
    room,
  );

/** For each difference from the standard: its part, and the part, status and product of its line. */
function linesOfDifferences(room: RoomChoice) {
  const cost = costOf(room);
  return diffRooms(start, room).map((difference) => {
    const line = lineOfDifference(cost, difference);
    return [partOfDifference(difference), line && [line.part, line.status, line.choice?.variantProjectProductId]];
  });
}

describe("the price line of a difference", () => {
  it("of a tile or grout is the line of its place", () => {
    const room = {
      ...start,
      wallTileProduct: pick(PAGE_IDS.wallTile.theWall),
      floorGroutColorProduct: null,
      wallGroutColorProduct: pick(PAGE_IDS.wallGrout.other),
    };
    expect(linesOfDifferences(room)).toEqual([
      ["wallTile", ["wallTile", "chosen", PAGE_IDS.wallTile.theWall]],
      ["wallGrout", ["wallGrout", "chosen", PAGE_IDS.wallGrout.other]],
      ["floorGrout", null],
    ]);
  });

  it("of sanitary ware is the line of that product in its group", () => {
    const chosen = { pageProductId: PAGE_IDS.basinGroup.coloured, variantProjectProductId: BASIN_VARIANTS.black60 };
    const room = selectSanitary(toilet, start, PAGE_IDS.basinGroup.id, chosen);
    const basins = linesOfDifferences(room).filter(([part]) => part === "sanitary");
    expect(basins).toContainEqual(["sanitary", ["sanitary", "chosen", BASIN_VARIANTS.black60]]);
    expect(linesOfDifferences({ ...start, products: {} })).toEqual([
      ["sanitary", ["sanitary", "dropped", PAGE_IDS.toiletGroup.standard]],
      ["sanitary", ["sanitary", "dropped", PAGE_IDS.basinGroup.standard]],
    ]);
  });

  it("of an option is the option's line; ceiling-high tiling is a part of the wall tile's", () => {
    const floorTile = toggleFloorTileOption(toilet, start, "FloorTileOnWall");
    expect(linesOfDifferences(floorTile).find(([, line]) => line?.[0] === "tileOption")?.[0]).toBe("tileOption");
    const accent = selectAccent(toilet, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first));
    expect(linesOfDifferences(accent).filter(([part]) => part === "tileOption")).toEqual([
      ["tileOption", ["tileOption", "chosen", PAGE_IDS.accentTile.first]],
      ["tileOption", ["tileOption", "chosen", PAGE_IDS.accentTile.first]],
    ]);
    expect(linesOfDifferences(setCeilingHigh(toilet, start, true))).toEqual([["wallTile", null]]);
  });

  it("of a floor is the line of its colour or baseboard, and none for its material", () => {
    const page = buildEmptyPage({ id: 2, type: "floors", configuratorType: null, roomName: null });
    const before = emptyRoomChoice(2);
    const room = { ...before, floorMaterialId: 1, colorId: 11, baseboardId: 31 };
    const of = { project: buildProject(), houseType: buildHouseType(), floors: buildFloorOffer() };
    const cost = calculatePageCost(of, page, room);
    expect(
      diffRooms(before, room).map((difference) => [
        partOfDifference(difference),
        lineOfDifference(cost, difference)?.part ?? null,
      ]),
    ).toEqual([
      ["floor", null],
      ["floor", "floor"],
      ["baseboard", "baseboard"],
    ]);
  });

  it("is the one of its own product or option among several", () => {
    const { first, second, id } = PAGE_IDS.extrasGroup;
    const both = { ...start, products: { ...start.products, [id]: [pick(first), pick(second)] } };
    expect(linesOfDifferences(both).map(([, line]) => line)).toEqual([
      ["sanitary", "chosen", first],
      ["sanitary", "chosen", second],
    ]);
    const [removed] = diffRooms(both, { ...both, products: { ...start.products, [id]: [pick(second)] } });
    for (const room of [both, { ...both, products: { ...start.products, [id]: [pick(second)] } }])
      expect(removed && lineOfDifference(costOf(room), removed)).toBeNull();
    const [added] = diffRooms({ ...start, products: {} }, start);
    expect(added && lineOfDifference(costOf({ ...start, products: {} }), added)).toBeNull();

    const wall = toggleFloorTileOption(toilet, start, "FloorTileOnWall");
    const options = selectAccent(toilet, wall, "AccentHerringbone", pick(PAGE_IDS.accentTile.first));
    const found = diffRooms(start, options).filter(({ kind }) => kind === "option");
    expect(found.map((difference) => lineOfDifference(costOf(options), difference)?.slot)).toEqual([
      { kind: "option", option: "FloorTileOnWall" },
      { kind: "accent", option: "AccentHerringbone" },
    ]);
  });

  it("of a tile is the line of its surface, whichever tile is there", () => {
    const [change] = diffRooms(start, { ...start, wallTileProduct: pick(PAGE_IDS.wallTile.theWall) });
    const other = costOf({ ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) });
    expect(change && lineOfDifference(other, change)).toBe(other.wallTile);
  });

  it("does not exist for a confirmation or a copy", () => {
    expect(linesOfDifferences({ ...start, confirmedByUser: true, choicesFromOtherRoom: false })).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});
