import { describe, expect, it } from "vitest";
import type { RoomChoice } from "../model/choices.ts";
import type { Project } from "../model/project.ts";
import { cents } from "../money/cents.ts";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import {
  buildContext,
  buildFloorOffer,
  buildHouseType,
  buildProject,
  buildRoomVariables,
} from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { calculateCost } from "./calculate-cost.ts";
import { minimumFloorPrice } from "./floor-amounts.ts";
import { calculatePageCost } from "./page-cost.ts";

const page = buildPage();
const houseType = buildHouseType();
const floors = buildFloorOffer();
const context = buildContext({ page });
const start = standardRoomChoice(context.catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const cost = (room: RoomChoice | null, project: Partial<Project> = {}, of = page) =>
  calculatePageCost({ project: buildProject(project), houseType, floors }, of, room);
const figures = (
  line: { grossPrice: number; returnPrice: number; labourPrice: number; totalPrice: number } | null | undefined,
) => line && [line.grossPrice, line.returnPrice, line.labourPrice, line.totalPrice];

describe("living floors", () => {
  const floorPage = buildEmptyPage({ id: 2, type: "floors", configuratorType: null, roomName: null });
  const chosen = { ...emptyRoomChoice(2), floorMaterialId: 1, colorId: 11, baseboardId: 31 };

  it("charge the colour with its cutting loss and the baseboard by the metre", () => {
    const result = cost(chosen, {}, floorPage);
    // 42.5 m² x 1.07 x € 49.99 = 227,329.525 cents, and 36 m¹ x € 7.95.
    expect(result.items.map((line) => line.totalPrice)).toEqual([227_330, 28_620]);
    expect(result.aggregatedCostGroups).toEqual([{ name: "Vloeren", totalPrice: 255_950 }]);
  });

  it("include the added cost of colour and baseboard once each, also in the lowest price", () => {
    const dearer: FloorOffer = {
      ...floors,
      floors: floors.floors.map((floor) => ({ ...floor, addedCost: cents(12_500) })),
      baseboards: floors.baseboards.map((baseboard) => ({ ...baseboard, addedCost: cents(3500) })),
    };
    const page = calculatePageCost({ project: buildProject(), houseType, floors: dearer }, floorPage, chosen);
    expect(page.items.map((line) => line.totalPrice)).toEqual([227_330 + 12_500, 28_620 + 3500]);
    expect(minimumFloorPrice(houseType, dearer, 1)).toBe(255_950 + 16_000);
  });

  it("measure a baseboard in millimetres", () => {
    const [colour, baseboard] = cost(chosen, {}, floorPage).items;
    expect(colour?.size).toBeNull();
    expect(baseboard?.size).toMatch(/^\d+ x \d+ mm$/);
  });

  it("are free without a floor, without a choice, and where the project has none", () => {
    expect(cost({ ...chosen, floorMaterialId: -1, colorId: -1, baseboardId: -1 }, {}, floorPage).totalPrice).toBe(0);
    expect(cost(null, {}, floorPage).totalPrice).toBe(0);
    expect(cost(chosen, { hasFloors: false }, floorPage).totalPrice).toBe(0);
  });

  it("give the lowest price of a material", () => {
    expect(minimumFloorPrice(houseType, floors, 1)).toBe(255_950);
    expect(minimumFloorPrice(houseType, floors, 99)).toBe(0);
  });
});

describe("the whole configuration", () => {
  const floorPage = buildEmptyPage({ id: 2, order: 1, type: "floors", configuratorType: null, roomName: null });
  const intro = buildEmptyPage({ id: 3, order: 2, type: "intro", configuratorType: null, roomName: null });
  const choices = {
    1: {
      ...start,
      wallTileProduct: pick(PAGE_IDS.wallTile.luxe),
      products: { ...start.products, [PAGE_IDS.toiletGroup.id]: [pick(PAGE_IDS.toiletGroup.other)] },
    },
    2: { ...emptyRoomChoice(2), floorMaterialId: 1, colorId: 11, baseboardId: 31 },
  };
  const whole = (project: Partial<Project>) =>
    calculateCost({ project: buildProject(project), houseType, floors, pages: [intro, page, floorPage], choices });

  it("adds up the pages in order, each with its cost groups", () => {
    const result = whole({});
    expect(result.pageCosts.map((item) => [item.id, item.totalPrice])).toEqual([
      [1, 150_100],
      [2, 255_950],
      [3, 0],
    ]);
    expect(result.pageCosts[0]?.aggregatedCostGroups).toEqual([
      { name: "Tegels", totalPrice: 120_100 },
      { name: "Sanitair", totalPrice: 30_000 },
    ]);
    expect(result).toMatchObject({ discount: 0, subTotalPrice: 406_050, totalPrice: 406_050 });
  });

  it("takes the discount of every rule whose category reaches its minimum", () => {
    const rules = [
      { appliesTo: "tiles", percentage: 5, minimumSubtotal: cents(120_100) },
      { appliesTo: "sanitary", percentage: 50, minimumSubtotal: cents(30_001) },
      { appliesTo: "all", percentage: 1, minimumSubtotal: cents(0) },
    ] as const;
    const discounts = [{ id: 1, name: "Vroeg", rules }];
    expect(whole({ discounts })).toMatchObject({ discount: 6005 + 4061, totalPrice: 406_050 - 10_066 });
    expect(whole({ discounts, enableDiscount: false }).discount).toBe(0);
  });

  it("never discounts below zero", () => {
    const rules = [
      { appliesTo: "all", percentage: 80, minimumSubtotal: cents(0) },
      { appliesTo: "floors", percentage: 90, minimumSubtotal: cents(0) },
    ] as const;
    expect(whole({ discounts: [{ id: 1, name: "Te veel", rules }] })).toMatchObject({
      discount: 406_050,
      totalPrice: 0,
    });
  });

  it("marks every line firm when prices are hard", () => {
    expect(whole({ hasHardPrices: true }).pageCosts[0]?.wallTile?.indicative).toBe(false);
  });

  it("falls back on the page's surfaces where the house type has no measures for the room", () => {
    const bare = calculatePageCost(
      {
        project: buildProject(),
        houseType: buildHouseType({ roomVariables: [buildRoomVariables({ name: "toilet" })] }),
        floors,
      },
      buildPage({ surfaceWall: 10 }),
      {
        ...start,
        wallTileProduct: pick(PAGE_IDS.wallTile.luxe),
      },
    );
    expect(figures(bare.wallTile)).toEqual([83_050, -33_000, 10_000, 60_050]);
  });
});

describe("the same room object", () => {
  const floorPage = buildEmptyPage({ id: 2, type: "floors", configuratorType: null, roomName: null });
  const room = { ...emptyRoomChoice(2), floorMaterialId: 1, colorId: 11, baseboardId: 31 };
  const total = (offer: FloorOffer, project: Partial<Project> = {}) =>
    calculateCost({
      project: buildProject(project),
      houseType,
      floors: offer,
      pages: [page, floorPage],
      choices: { 2: room },
    }).totalPrice;

  it("gets the price of the floors and the project that are given", () => {
    const dearer = {
      ...floors,
      floors: floors.floors.map((floor) => ({ ...floor, addedCost: cents(12_500) })),
    };
    const before = total(floors);
    expect(total(dearer)).toBeGreaterThan(before);
    expect(total(floors, { hasFloors: false })).toBe(0);
    expect(total(floors)).toBe(before);
  });
});
