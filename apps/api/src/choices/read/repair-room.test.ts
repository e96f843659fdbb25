import { expect, it } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildContext, buildFloorOffer, buildProject } from "@showroom/domain/testing/build-project";
import { withoutProducts } from "../../testing/house-catalogue.ts";
import { repairRoom } from "./repair-room.ts";

const page = buildPage({ id: 11, configuratorType: "toilet" });
const { catalogue, settings } = buildContext({ page });
const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const option = (tileOption: "FloorTileOnWall" | "CeilingHigh") => ({
  tileOption,
  selectedVariant: null,
  selectedGroutColor: null,
  selectedFinishingProfile: null,
});
const room: RoomChoice = {
  ...standardRoomChoice(catalogue, settings),
  confirmedByUser: true,
  wallTileProduct: pick(PAGE_IDS.wallTile.luxe),
  products: {
    [toiletGroup.id]: [pick(toiletGroup.other)],
    [basinGroup.id]: [pick(basinGroup.standard)],
    [extrasGroup.id]: [pick(extrasGroup.first), pick(extrasGroup.second)],
  },
  tileOptions: [option("FloorTileOnWall"), option("CeilingHigh")],
};
const repaired = (now: Page, was: RoomChoice = room) =>
  repairRoom({ page: now, settings: buildProject(), floors: buildFloorOffer() }, was);

it("a room whose choices are all on offer stays the same object", () => {
  expect(repaired(page)).toBe(room);
});

it("a removed product becomes the standard, everything else stays, and the room must be confirmed again", () => {
  expect(repaired(withoutProducts(page, PAGE_IDS.wallTile.luxe))).toEqual({
    ...room,
    wallTileProduct: pick(PAGE_IDS.wallTile.standard),
    confirmedByUser: false,
  });
  // This group has no standard.
  expect(repaired(withoutProducts(page, extrasGroup.first)).products).toEqual({
    ...room.products,
    [extrasGroup.id]: [pick(extrasGroup.second)],
  });
});

it("a removed group and a removed tile option are dropped; ceiling-high tiling stays", () => {
  const productGroups = page.productGroups.filter(({ id }) => id !== extrasGroup.id);
  const tileOptions = page.tileOptions.filter(({ kind }) => kind !== "FloorTileOnWall");
  const { [extrasGroup.id]: _gone, ...products } = room.products;
  expect(repaired({ ...page, productGroups, tileOptions })).toEqual({
    ...room,
    products,
    tileOptions: [option("CeilingHigh")],
    confirmedByUser: false,
  });
});

it("a removed floor becomes open", () => {
  const floorPage = buildEmptyPage({ id: 12, type: "floors", configuratorType: null, roomName: null });
  const floor = { ...emptyRoomChoice(12), floorMaterialId: 1, colorId: 11, baseboardId: 31, confirmedByUser: true };
  expect(repaired(floorPage, floor)).toBe(floor);
  expect(repaired(floorPage, { ...floor, colorId: 99 })).toEqual(emptyRoomChoice(12));
});

it("a floor stays when something else of the room is removed", () => {
  const floor = { floorMaterialId: 1, colorId: 11, baseboardId: 31 };
  expect(repaired(withoutProducts(page, PAGE_IDS.wallTile.luxe), { ...room, ...floor })).toMatchObject(floor);
});
