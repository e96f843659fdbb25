import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { pick, pickBasin } from "../../testing/room-with-rules.ts";
import type { RoomChoice } from "../model/choices.ts";
import { buildEmptyPage, buildPackage } from "../../testing/build-empty-page.ts";
import { selectAccessory } from "../selection/accessories.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { toggleFloorTileOption } from "../selection/tile-options.ts";
import { calculateCost, type CostInput } from "./calculate-cost.ts";
import { costBase, isIndicativeDifference, priceDifference } from "./price-difference.ts";

const page = buildPage();
const floorsPage = buildEmptyPage({ id: 2, type: "floors", configuratorType: null, roomName: null });
const context = buildContext({ page });
const start = standardRoomChoice(context.catalogue, context.settings);
const withOption = toggleFloorTileOption(context, start, "FloorTileOnWall");
const floor: RoomChoice = { ...emptyRoomChoice(2), floorMaterialId: 1, colorId: 11, baseboardId: 31 };
const input: CostInput = {
  project: buildProject(),
  houseType: buildHouseType(),
  pages: [page, floorsPage],
  floors: buildFloorOffer(),
  choices: { [page.id]: withOption, [floorsPage.id]: floor },
};

const totalWith = (pageId: number, room: RoomChoice): number =>
  calculateCost({ ...input, choices: { ...input.choices, [pageId]: room } }).totalPrice;

describe("the price difference of one changed choice", () => {
  it.each<[string, number, RoomChoice]>([
    ["the wall tile", page.id, { ...withOption, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) }],
    ["the floor tile", page.id, { ...withOption, floorTileProduct: pick(PAGE_IDS.floorTile.other) }],
    ["the wall's grout", page.id, { ...withOption, wallGroutColorProduct: pick(PAGE_IDS.wallGrout.other) }],
    ["the wall's profile", page.id, { ...withOption, wallFinishingProfileProduct: pick(PAGE_IDS.wallProfile.other) }],
    ["the floor's grout", page.id, { ...withOption, floorGroutColorProduct: pick(PAGE_IDS.floorGrout.other) }],
    ["a tile option that goes", page.id, { ...withOption, tileOptions: [] }],
    [
      "a tile option's profile",
      page.id,
      selectAccessory(context, withOption, "FloorTileOnWall", "FinishingProfile", pick(PAGE_IDS.optionProfile.other)),
    ],
    [
      "one group of sanitary ware",
      page.id,
      {
        ...withOption,
        products: { ...withOption.products, [PAGE_IDS.basinGroup.id]: [pickBasin(BASIN_VARIANTS.black80)] },
      },
    ],
    ["the living floor's colour", floorsPage.id, { ...floor, colorId: 12 }],
    ["the baseboard", floorsPage.id, { ...floor, baseboardId: 32 }],
    ["no living floor", floorsPage.id, { ...floor, floorMaterialId: -1, colorId: null, baseboardId: null }],
  ])("includes %s", (_, pageId, changed) => {
    const expected = totalWith(pageId, changed) - calculateCost(input).totalPrice;
    expect(expected).not.toBe(0);
    expect(priceDifference(costBase(input), pageId, changed)).toBe(expected);
  });

  it("is zero for an unchanged room, and for an unknown page", () => {
    expect(priceDifference(costBase(input), page.id, withOption)).toBe(0);
    expect(priceDifference(costBase(input), 99, { ...withOption, tileOptions: [] })).toBe(0);
  });
});

describe("whether a price difference is indicative", () => {
  const [group, smallTiles] = page.projectPackages[0]?.groups ?? [];
  /** The package of the small tiles has no hard prices. */
  const mixed = buildPage({
    projectPackages: [
      buildPackage([group!], { hardPrices: true }),
      buildPackage([smallTiles!], { id: 2, hardPrices: false }),
    ],
  });
  const small: RoomChoice = { ...withOption, wallTileProduct: pick(PAGE_IDS.wallTile.theWall) };
  const grout: RoomChoice = { ...withOption, wallGroutColorProduct: pick(PAGE_IDS.wallGrout.other) };
  const basin: RoomChoice = {
    ...withOption,
    products: { ...withOption.products, [PAGE_IDS.basinGroup.id]: [pickBasin(BASIN_VARIANTS.black80)] },
  };
  const isIndicative = (hasHardPrices: boolean, present: RoomChoice, alternative: RoomChoice, of = mixed): boolean => {
    const choices = { ...input.choices, [page.id]: present };
    const base = costBase({ ...input, project: buildProject({ hasHardPrices }), pages: [of, floorsPage], choices });
    return isIndicativeDifference(base, page.id, alternative);
  };

  it("follows the package of the tiles, in both directions", () => {
    expect(isIndicative(true, withOption, small)).toBe(true);
    expect(isIndicative(true, small, withOption)).toBe(true);
    expect(isIndicative(true, withOption, grout)).toBe(false);
    expect(isIndicative(true, withOption, small, page)).toBe(false);
  });

  it("looks only at the lines that change", () => {
    const withBasin = { ...small, products: basin.products };
    expect(isIndicative(true, small, withBasin)).toBe(false);
    expect(isIndicative(false, small, withBasin)).toBe(true);
  });

  it("is false for an unchanged room and for an unknown page", () => {
    expect(isIndicative(false, withOption, withOption)).toBe(false);
    expect(isIndicativeDifference(costBase(input), 99, basin)).toBe(false);
  });
});
