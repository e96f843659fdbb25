import { describe, expect, it } from "vitest";
import type { ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import type { RoomChoice, TileOptionChoice } from "@showroom/domain/model/choices";
import { cents } from "@showroom/domain/money/cents";
import type { TileOptionKind } from "@showroom/domain/model/tile-option";
import { calculatePageCost } from "@showroom/domain/pricing/page-cost";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { BASIN_VARIANTS, buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildGroup, buildPageProduct } from "@showroom/domain/testing/build-product";
import { buildContext, buildFloorOffer } from "@showroom/domain/testing/build-project";
import { buildHouseCatalogue, withProducts } from "../../testing/house-catalogue.ts";
import { confirmationLines } from "./confirmation-lines.ts";

const { toiletGroup, basinGroup, accentTile, optionGrout, optionProfile } = PAGE_IDS;
const page = withProducts(buildPage({ id: 11 }), (item) => ({
  ...item,
  product: { ...item.product, description: `Over ${item.id}` },
}));
const floorPage = buildEmptyPage({ id: 12, type: "floors", configuratorType: null, roomName: null });
const { floors: colours, ...others } = buildFloorOffer();
// Every colour has a cutting loss of its own.
const floors = { ...others, floors: colours.map((floor, at) => ({ ...floor, cutting_loss: (7 + at) / 100 })) };
const place = buildHouseCatalogue(1, [page, floorPage], { floors });
const products = [...pageCatalogue(page).variants.values()].map(({ product }) => product);
const offered = {
  ...place,
  project: { ...place.project, articles: new Map(products.map((each) => [each.product_number, each])) },
};
const { catalogue, settings } = buildContext({ page });
const pick = (pageProductId: number, variantProjectProductId = pageProductId) => ({
  pageProductId,
  variantProjectProductId,
});
const option = (tileOption: TileOptionKind, chosen: Partial<TileOptionChoice> = {}): TileOptionChoice => ({
  tileOption,
  selectedVariant: null,
  selectedGroutColor: null,
  selectedFinishingProfile: null,
  ...chosen,
});

function linesWith(changes: Partial<RoomChoice>): readonly ConfirmationLine[] {
  const room = { ...standardRoomChoice(catalogue, settings), ...changes };
  const input = { project: place.project.document, houseType: place.house.houseType, floors: place.house.floors };
  return confirmationLines(offered, page, room, calculatePageCost(input, page, room));
}
function floorLines(colorId: number, baseboardId: number): readonly ConfirmationLine[] {
  const room = { ...emptyRoomChoice(12), floorMaterialId: 1, colorId, baseboardId };
  const input = { project: place.project.document, houseType: place.house.houseType, floors: place.house.floors };
  return confirmationLines(offered, floorPage, room, calculatePageCost(input, floorPage, room));
}
/** Quantity and price per unit, and the quantity that is charged with cutting loss. */
const amounts = (lines: readonly ConfirmationLine[]) =>
  lines.map(({ productNumber, quantity, unit, unitPrice, chargedQuantity, isStandard }) => [
    productNumber,
    quantity,
    unit,
    unitPrice,
    chargedQuantity,
    isStandard,
  ]);

describe("the lines of a confirmation", () => {
  it("have the quantities and unit prices of the standard, of which nothing is charged", () => {
    expect(amounts(linesWith({}))).toEqual([
      ["P-101", 20, "m2", 3000, 0, true],
      ["P-131", 20, "m2", 200, 0, true],
      ["P-141", 10, "m1", 500, 0, true],
      ["P-111", 6, "m2", 2800, 0, true],
      ["P-151", 6, "m2", 220, 0, true],
      ["T-STD", 1, "piece", 30_000, 0, true],
      ["P-211", 1, "piece", 20_500, 0, true],
    ]);
  });

  it("charge all of a standard product whose quantity differs, but not the standard accessories of a tile option", () => {
    const tileOptions = [
      option("FloorTileOnWall", {
        selectedGroutColor: pick(optionGrout.standard),
        selectedFinishingProfile: pick(optionProfile.standard),
      }),
      option("CeilingHigh"),
    ];
    expect(amounts(linesWith({ tileOptions })).slice(0, 8)).toEqual([
      ["P-101", 30, "m2", 3000, 33, true],
      ["P-131", 30, "m2", 200, 30, true],
      ["P-141", 15, "m1", 500, 15, true],
      ["P-111", 6, "m2", 2800, 0, true],
      ["P-151", 6, "m2", 220, 0, true],
      // The floor tile on a wall has the cutting loss of walls.
      ["P-111", 5.5, "m2", 2800, 6.05, false],
      ["P-161", 5.5, "m2", 240, 0, true],
      ["P-171", 2.75, "m1", 560, 0, true],
    ]);
  });

  it("have an accent, another product, and a standard product that is dropped", () => {
    const changed = linesWith({
      tileOptions: [option("AccentHerringbone", { selectedVariant: pick(accentTile.first) })],
      products: { [toiletGroup.id]: [pick(toiletGroup.other)], [basinGroup.id]: [] },
    });
    expect(amounts(changed).slice(5)).toEqual([
      ["P-121", 4, "m2", 6000, 4.4, false],
      ["P-202", 1, "piece", 52_500, 1, false],
      ["P-211", 0, "piece", 20_500, 0, false],
    ]);
  });

  it("have the floor's and the baseboard's own price, quantity and cutting loss", () => {
    expect(amounts(floorLines(12, 32))).toEqual([
      ["F-12", 42.5, "m2", 5999, 45.9, false],
      ["B-32", 36, "m1", 1095, 36, false],
    ]);
    expect(floorLines(11, 31).map(({ unitPrice }) => unitPrice)).toEqual([4999, 795]);
  });

  it("describe a tile option by its tile, and other lines by their product", () => {
    const tileOptions = [option("FloorTileOnWall", { selectedGroutColor: pick(optionGrout.standard) })];
    const described = linesWith({ tileOptions }).map(({ part, description }) => [part, description]);
    expect(described[0]).toEqual(["wallTile", "Over 101"]);
    expect(described).toContainEqual(["tileOption", "Product 111, 60 x 60 cm"]);
    expect(described).toContainEqual(["tileOptionGrout", "Over 161"]);
  });

  it("have the size by its name or, without one, by the measures", () => {
    const products = { [basinGroup.id]: [pick(basinGroup.coloured, BASIN_VARIANTS.black60)] };
    expect(linesWith({ products }).find(({ name }) => name === "Product 2123")?.size).toBe("60 cm");
    expect(floorLines(11, 31).map(({ size }) => size)).toEqual(["18 x 120 cm", "58 x 2400 mm"]);
  });
});

it("counts the taps of a double washbasin, and charges those that the standard does not include", () => {
  const cabinet = {
    kind: "basin-cabinet",
    shape: "square",
    width: 1300,
    depth: 460,
    height: 500,
    finish: "oak",
  } as const;
  const standardOption = true;
  const bathroom = buildEmptyPage({
    id: 13,
    productGroups: [
      buildGroup(1, [
        buildPageProduct(31, { standardOption, product: { model: cabinet } }),
        buildPageProduct(32, { product: { model: { ...cabinet, basins: 2 } } }),
      ]),
      buildGroup(2, [
        buildPageProduct(41, {
          standardOption,
          product: { grossPrice: cents(11_900), model: { ...cabinet, kind: "basin-tap" } },
        }),
      ]),
    ],
  });
  const home = buildHouseCatalogue(1, [bathroom], { floors });
  const articles = new Map(
    [...pageCatalogue(bathroom).variants.values()].map(({ product }) => [product.product_number, product]),
  );
  const input = { project: home.project.document, houseType: home.house.houseType, floors: home.house.floors };
  const room = { ...emptyRoomChoice(13), products: { 1: [pick(32)], 2: [pick(41)] } };
  const lines = confirmationLines(
    { ...home, project: { ...home.project, articles } },
    bathroom,
    room,
    calculatePageCost(input, bathroom, room),
  );
  expect(lines.find(({ productNumber }) => productNumber === "P-41")).toMatchObject({
    quantity: 2,
    chargedQuantity: 1,
    unitPrice: 11_900,
    grossPrice: 11_900,
    isStandard: true,
  });
});
