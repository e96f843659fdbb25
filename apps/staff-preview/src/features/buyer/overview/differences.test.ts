import { expect, test } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import { selectAccent, toggleFloorTileOption } from "@showroom/domain/selection/tile-options";
import { BASIN_VARIANTS, buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildFloorOffer, buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { pick, pickBasin, roomWith } from "@showroom/domain/testing/room-with-rules";
import { floorDeviations, roomDeviations } from "./differences.ts";
import type { Deviation } from "./differences.ts";

const { context, start } = roomWith();
const { page } = context.catalogue;
const project = buildProject();

const costOf = (room: RoomChoice) =>
  calculateCost({
    project,
    houseType: buildHouseType(),
    floors: buildFloorOffer(),
    pages: [page],
    choices: { [page.id]: room },
  }).pageCosts[0];

const deviationsOf = (room: RoomChoice): readonly Deviation[] => roomDeviations(page, project, room, costOf(room));
const told = (room: RoomChoice) => deviationsOf(room).map(({ part, standard, chosen }) => [part, standard, chosen]);
const nameOf = (id: number): string => context.catalogue.products.get(id)?.product.name ?? "";

test("a standard room has no deviations, whether confirmed or copied or not", () => {
  expect(deviationsOf(start)).toEqual([]);
  expect(deviationsOf({ ...start, confirmedByUser: true, choicesFromOtherRoom: true })).toEqual([]);
});

test("another tile is listed with the standard tile it replaces, at the price of its line", () => {
  const room = { ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) };
  const [deviation, ...others] = deviationsOf(room);
  expect(others).toEqual([]);
  expect(deviation).toMatchObject({ part: "Wandtegel", price: costOf(room)?.wallTile?.totalPrice });
  expect(deviation?.price).toBeGreaterThan(0);
  expect(deviation?.standard).toContain(nameOf(PAGE_IDS.wallTile.standard));
  expect(deviation?.chosen).toContain(nameOf(PAGE_IDS.wallTile.luxe));
});

test("grout and profile are named by their surface", () => {
  const room = {
    ...start,
    wallGroutColorProduct: pick(PAGE_IDS.wallGrout.other),
    floorGroutColorProduct: pick(PAGE_IDS.floorGrout.other),
    wallFinishingProfileProduct: pick(PAGE_IDS.wallProfile.other),
  };
  const parts = deviationsOf(room).map(({ part, price }) => [part, price]);
  const cost = costOf(room);
  expect(parts).toHaveLength(3);
  expect(parts).toContainEqual(["Voegkleur wand", cost?.wallGroutColor?.totalPrice]);
  expect(parts).toContainEqual(["Voegkleur vloer", cost?.floorGroutColor?.totalPrice]);
  expect(parts).toContainEqual(["Afwerkprofiel wand", cost?.wallFinishingProfile?.totalPrice]);
});

test("sanitary ware is named by its group, with colour and size", () => {
  const room = {
    ...start,
    products: { ...start.products, [PAGE_IDS.basinGroup.id]: [pickBasin(BASIN_VARIANTS.black60)] },
  };
  const [deviation] = deviationsOf(room);
  expect(deviation?.part).toBe("Wastafel");
  expect(deviation?.chosen).toMatch(/Zwart/);
  expect(deviation?.price).toBe(
    costOf(room)?.products.find(({ id }) => id === String(BASIN_VARIANTS.black60))?.totalPrice,
  );
});

test("a removed standard product is listed with the choice 'Niets' and its return price", () => {
  const room = { ...start, products: { ...start.products, [PAGE_IDS.toiletGroup.id]: [] } };
  const [deviation] = deviationsOf(room);
  expect(deviation).toMatchObject({ part: "Toilet", chosen: "Niets" });
  expect(deviation?.price).toBeLessThan(0);
});

test("an extra product has no standard product beside it", () => {
  const room = {
    ...start,
    products: { ...start.products, [PAGE_IDS.extrasGroup.id]: [pick(PAGE_IDS.extrasGroup.first)] },
  };
  expect(told(room)).toEqual([["Accessoires", "Niets", expect.stringContaining(nameOf(PAGE_IDS.extrasGroup.first))]]);
});

test("an accent is listed once, by its tile", () => {
  const room = selectAccent(context, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first));
  const accents = told(room).filter(([part]) => part === "AccentHerringbone");
  expect(accents).toEqual([["AccentHerringbone", "Niets", expect.stringContaining(nameOf(PAGE_IDS.accentTile.first))]]);
});

test("an option without its own tile is listed as yes, with its grout and profile", () => {
  const room = toggleFloorTileOption(context, start, "FloorTileOnWall");
  expect(told(room)).toContainEqual(["FloorTileOnWall", "Nee", "Ja"]);
  expect(told(room).map(([part]) => part)).toEqual(
    expect.arrayContaining(["Voegkleur floortileonwall", "Afwerkprofiel floortileonwall"]),
  );
  expect(deviationsOf(room).find(({ part }) => part === "FloorTileOnWall")?.price).toBe(
    costOf(room)?.allTileOptions.find(({ id }) => id === "FloorTileOnWall")?.totalPrice,
  );
});

test("tiling to the ceiling is worded as in the showroom", () => {
  const tileOption = { selectedVariant: null, selectedGroutColor: null, selectedFinishingProfile: null };
  const room = { ...start, tileOptions: [{ tileOption: "CeilingHigh" as const, ...tileOption }] };
  expect(told(room)).toEqual([["Tegelwerk plafondhoog", "Nee", "Ja"]]);
});

test("a product that is not in the catalogue is listed as such, without a price when it has none", () => {
  const room = { ...start, wallTileProduct: pick(987_654) };
  expect(roomDeviations(page, project, room, undefined)).toMatchObject([
    { part: "Wandtegel", chosen: "Niet meer leverbaar", price: null },
  ]);
});

test("every deviation has its own id", () => {
  const room = {
    ...toggleFloorTileOption(context, start, "FloorTileOnWall"),
    wallTileProduct: pick(PAGE_IDS.wallTile.theWall),
    products: {
      ...start.products,
      [PAGE_IDS.extrasGroup.id]: [pick(PAGE_IDS.extrasGroup.first), pick(PAGE_IDS.extrasGroup.second)],
    },
  };
  const ids = deviationsOf(room).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(4);
  expect(new Set(ids).size).toBe(ids.length);
});

test("any floor is a deviation because the standard has none; no floor is not a deviation", () => {
  const floors = buildPage({ id: 9, type: "floors", configuratorType: null });
  const cost = (room: Partial<RoomChoice>) =>
    calculateCost({
      project,
      houseType: buildHouseType(),
      floors: buildFloorOffer(),
      pages: [floors],
      choices: { 9: { ...start, projectPageId: 9, ...room } },
    }).pageCosts[0];
  const chosen = floorDeviations(cost({ floorMaterialId: 1, colorId: 12, baseboardId: 32 }));
  expect(chosen.map(({ part, standard }) => [part, standard])).toEqual([
    ["Woonvloer", "Niets"],
    ["Woonvloer", "Niets"],
  ]);
  expect(chosen.every(({ price }) => (price ?? 0) > 0)).toBe(true);
  expect(floorDeviations(cost({ floorMaterialId: -1, colorId: -1, baseboardId: -1 }))).toEqual([]);
  expect(floorDeviations(undefined)).toEqual([]);
});
