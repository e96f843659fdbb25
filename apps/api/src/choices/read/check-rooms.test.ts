import { describe, expect, it } from "vitest";
import type { RoomChoice, TileOptionChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { BASIN_VARIANTS, buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildContext } from "@showroom/domain/testing/build-project";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { checkRooms, faultsOf as faultsIn, type Rooms } from "./check-rooms.ts";

const page = buildPage({ id: 11, configuratorType: "toilet" });
const floorPage = buildEmptyPage({ id: 12, type: "floors", configuratorType: null, roomName: null });
const place = buildHouseCatalogue(1, [page, floorPage]);
const { house } = place;
const { catalogue, settings } = buildContext({ page });
const standard = standardRoomChoice(catalogue, settings);
const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;
const pick = (pageProductId: number, variantProjectProductId = pageProductId) => ({
  pageProductId,
  variantProjectProductId,
});
const option = (tileOption: TileOptionChoice["tileOption"], selectedVariant: TileOptionChoice["selectedVariant"]) => ({
  tileOption,
  selectedVariant,
  selectedGroutColor: null,
  selectedFinishingProfile: null,
});

const roomFaults = (of: Page, floors: FloorOffer, room: RoomChoice) => faultsIn({ page: of, settings, floors }, room);
const faultsOf = (room: Partial<RoomChoice>) => roomFaults(page, house.floors, { ...standard, ...room });
const notOffered = (id: number, variant = id) => `product ${id} (variant ${variant}) is not on offer here`;

describe("a room", () => {
  const ofGroups = (products: Readonly<Record<number, RoomChoice["products"][string]>>) => faultsOf({ products });

  it("with what its page offers has no faults", () => {
    expect(faultsOf({})).toEqual([]);
    const accent = option("AccentHerringbone", pick(PAGE_IDS.accentTile.first));
    expect(faultsOf({ tileOptions: [accent, option("CeilingHigh", null)] })).toEqual([]);
    expect(ofGroups({ [extrasGroup.id]: [pick(extrasGroup.first), pick(extrasGroup.second)] })).toEqual([]);
  });

  it("has products of their own place, in a variant that exists", () => {
    expect(faultsOf({ wallTileProduct: pick(999) })).toEqual([notOffered(999)]);
    expect(faultsOf({ wallTileProduct: pick(PAGE_IDS.floorTile.other) })).toEqual([
      notOffered(PAGE_IDS.floorTile.other),
    ]);
    expect(faultsOf({ floorGroutColorProduct: pick(PAGE_IDS.wallGrout.other) })).toEqual([
      notOffered(PAGE_IDS.wallGrout.other),
    ]);
    expect(ofGroups({ [basinGroup.id]: [pick(toiletGroup.other)] })).toEqual([notOffered(toiletGroup.other)]);
    expect(ofGroups({ [basinGroup.id]: [pick(PAGE_IDS.wallTile.luxe)] })).toEqual([notOffered(PAGE_IDS.wallTile.luxe)]);
    const { coloured } = basinGroup;
    expect(ofGroups({ [basinGroup.id]: [pick(coloured, BASIN_VARIANTS.black60)] })).toEqual([]);
    expect(ofGroups({ [basinGroup.id]: [pick(coloured)] })).toEqual([notOffered(coloured)]);
  });

  it("has each tile option once, on offer, with a tile exactly where it needs one", () => {
    const accent = option("AccentHerringbone", pick(PAGE_IDS.accentTile.first));
    expect(faultsOf({ tileOptions: [accent, option("CeilingHigh", null), accent] })).toEqual([
      "AccentHerringbone is chosen twice",
    ]);
    expect(faultsOf({ tileOptions: [option("AccentHerringbone", null)] })).toEqual(["AccentHerringbone needs a tile"]);
    const without = { ...page, tileOptions: [] };
    const room = { ...standard, tileOptions: [option("FloorTileOnWall", null), option("CeilingHigh", null)] };
    expect(roomFaults(page, house.floors, room)).toEqual([]);
    expect(roomFaults(without, house.floors, room)).toEqual(["FloorTileOnWall is not on offer"]);
    expect(faultsOf({ tileOptions: [option("FloorTileOnWall", pick(PAGE_IDS.floorTile.other))] })).toContain(
      "FloorTileOnWall has no tile of its own",
    );
  });

  it("has products of groups that exist, one where one can be chosen, and none twice", () => {
    expect(ofGroups({ 77: [] })).toEqual(["there is no product group 77"]);
    // A group of grouts is no group of sanitary ware.
    expect(ofGroups({ 90: [] })).toEqual(["there is no product group 90"]);
    const both = [pick(toiletGroup.standard), pick(toiletGroup.other)];
    expect(ofGroups({ [toiletGroup.id]: both })).toEqual(["only one product of group 1 can be chosen"]);
    const twice = [pick(extrasGroup.first), pick(extrasGroup.first)];
    expect(ofGroups({ [extrasGroup.id]: twice })).toEqual(["a product of group 3 is chosen twice"]);
  });
});

describe("a living floor", () => {
  const faults = (floorMaterialId: number | null, colorId: number | null, baseboardId: number | null) =>
    roomFaults(floorPage, house.floors, { ...emptyRoomChoice(12), floorMaterialId, colorId, baseboardId });

  it("is chosen as a whole, declined or open", () => {
    expect([faults(1, 12, 32), faults(2, 21, 31), faults(-1, -1, -1), faults(null, null, null)]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });

  it("has a colour of its material and a baseboard on offer", () => {
    const wrongColour = ["the colour is not of this floor material"];
    expect([faults(2, 12, 32), faults(1, 99, 32), faults(1, -1, -1), faults(1, null, null)]).toEqual(
      Array.from({ length: 4 }, () => wrongColour),
    );
    expect([faults(1, 12, 99), faults(1, 12, null), faults(1, 12, -1)]).toEqual(
      Array.from({ length: 3 }, () => ["there is no such baseboard"]),
    );
  });
});

describe("rooms of a buyer", () => {
  function refusal(rooms: Rooms) {
    try {
      checkRooms(place, rooms);
      return null;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      return [error.code, error.body.issues];
    }
  }
  const issue = (key: string, message: string) => ({ path: ["projectRoomChoices", key], message });

  it("are accepted without faults, also when they are checked again", () => {
    const rooms = { 11: standard, 12: emptyRoomChoice(12) };
    expect([refusal(rooms), refusal(rooms), refusal({})]).toEqual([null, null, null]);
  });

  it("are refused with all faults of all pages, each time", () => {
    const wrong = { ...standard, wallTileProduct: pick(999), floorTileProduct: pick(998) };
    for (const _time of [1, 2])
      expect(refusal({ 11: wrong, 12: { ...emptyRoomChoice(12), colorId: 11 } })).toEqual([
        "choice-invalid",
        [
          issue("11", notOffered(999)),
          issue("11", notOffered(998)),
          issue("12", "the colour is not of this floor material"),
        ],
      ]);
  });

  it("are refused on a page that the house type does not have, or that is another one", () => {
    const noPage = "is not a page of this house type";
    expect(refusal({ 99: { ...standard, projectPageId: 99 } })).toEqual(["choice-invalid", [issue("99", noPage)]]);
    expect(refusal({ 11: { ...standard, projectPageId: 12 } })).toEqual(["choice-invalid", [issue("11", noPage)]]);
  });

  it("without faults in one catalogue are checked again in the next", () => {
    expect(roomFaults(page, house.floors, standard)).toEqual([]);
    const next = buildPage({ id: 11, productGroups: [] });
    expect(roomFaults(next, house.floors, standard)).not.toEqual([]);
  });
});

describe("a room that was checked before", () => {
  const floored = { ...emptyRoomChoice(12), floorMaterialId: 1, colorId: 11, baseboardId: 31 };

  it("is checked again against another version of its page", () => {
    expect(roomFaults(page, house.floors, standard)).toEqual([]);
    const other = { ...page, projectPackages: [] };
    expect(roomFaults(other, house.floors, standard)).not.toEqual([]);
    expect(roomFaults(page, house.floors, standard)).toEqual([]);
  });

  it("is checked again against other floors", () => {
    expect(roomFaults(floorPage, house.floors, floored)).toEqual([]);
    expect(roomFaults(floorPage, { ...house.floors, baseboards: [] }, floored)).toEqual(["there is no such baseboard"]);
  });
});
