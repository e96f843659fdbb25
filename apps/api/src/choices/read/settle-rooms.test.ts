import { describe, expect, it } from "vitest";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { cents } from "@showroom/domain/money/cents";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildContext } from "@showroom/domain/testing/build-project";
import { buildHouseCatalogue, withoutProducts } from "../../testing/house-catalogue.ts";
import { previewCopy } from "./copy-choices.ts";
import { roomVersionEntity } from "./room-version-entity.ts";
import { costOf, presentRooms, rulesOf } from "./settle-rooms.ts";
import { shareLinkEntity } from "./share-link-entity.ts";
import { buildUserRow } from "../../testing/user-row.ts";

const { toiletGroup, extrasGroup, wallTile } = PAGE_IDS;
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
/** The second toilet hides the second accessory. */
const hides = {
  id: 1,
  type: "hide",
  subjectProducts: [toiletGroup.other],
  affectedProducts: [extrasGroup.second],
  productGroups: [],
} as const;
const page = buildPage({ id: 11, rules: [hides] });
const other = buildPage({ id: 12 });
const floorPage = buildEmptyPage({ id: 13, type: "floors", configuratorType: null, roomName: null });
const place = buildHouseCatalogue(1, [page, other, floorPage], { copyFrom: { 12: 11, 13: 11 } });
const { catalogue, settings } = buildContext({ page });
const standard = standardRoomChoice(catalogue, settings);
const luxury = { ...standard, wallTileProduct: pick(wallTile.luxe), confirmedByUser: true };
const hidden = {
  ...luxury,
  products: {
    ...standard.products,
    [toiletGroup.id]: [pick(toiletGroup.other)],
    [extrasGroup.id]: [pick(extrasGroup.first), pick(extrasGroup.second)],
  },
};

describe("rooms in a catalogue", () => {
  it("are repaired and are only those of its pages", () => {
    const now = buildHouseCatalogue(1, [withoutProducts(page, wallTile.luxe)]);
    expect(presentRooms(now, { 11: luxury, 99: emptyRoomChoice(99) })).toEqual({
      11: { ...luxury, wallTileProduct: pick(wallTile.standard), confirmedByUser: false },
    });
  });

  it("lose what their rules hide; legal rooms stay the same objects", () => {
    const rooms = { 11: hidden, 12: { ...luxury, projectPageId: 12 } };
    const settled = presentRooms(place, rooms);
    expect(settled["11"]?.products[extrasGroup.id]).toEqual([pick(extrasGroup.first)]);
    expect(settled["11"]?.confirmedByUser).toBe(false);
    expect(settled["12"]).toBe(rooms[12]);
  });

  it("have the rules of each configurator page, of the standard where nothing is chosen", () => {
    const none = {
      requiredProductIds: [],
      hiddenProductIds: [],
      requiredProductGroupIds: [],
      hiddenProductGroupIds: [],
    };
    expect(rulesOf(place, { 11: hidden })).toEqual({
      11: { ...none, hiddenProductIds: [extrasGroup.second] },
      12: none,
    });
    expect(rulesOf(place, {})).toEqual({ 11: none, 12: none });
  });

  it("cost the difference from the standard, with the floor of the house type", () => {
    expect(costOf(place, {}).totalPrice).toBe(0);
    const floor = { ...emptyRoomChoice(13), floorMaterialId: 1, colorId: 11, baseboardId: 31 };
    const cost = costOf(place, { 11: luxury, 13: floor });
    expect(cost.pageCosts.map(({ id }) => id)).toEqual([11, 12, 13]);
    expect(cost.pageCosts[0]?.totalPrice).toBeGreaterThan(0);
    expect(cost.pageCosts[2]?.totalPrice).toBeGreaterThan(0);
    expect(cost.totalPrice).toBe((cost.pageCosts[0]?.totalPrice ?? 0) + (cost.pageCosts[2]?.totalPrice ?? 0));
  });
});

describe("copying the choices of another room", () => {
  it("has the copied room and its price, if that room is confirmed", () => {
    const { answer, copied } = previewCopy(place, { 11: luxury }, 12);
    expect(copied).toMatchObject({
      projectPageId: 12,
      choicesFromOtherRoom: true,
      wallTileProduct: pick(wallTile.luxe),
    });
    expect(answer).toMatchObject({ fromPage: 11, toPage: 12, personalizedChoices: copied });
    expect(answer.defaultChoices).toEqual({ ...standard, projectPageId: 12 });
    expect(answer.calculatedPageCost).toEqual(
      costOf(place, { 12: copied ?? luxury }).pageCosts.find(({ id }) => id === 12),
    );
  });

  it.each([
    ["not confirmed", place, { 11: { ...luxury, confirmedByUser: false } }],
    ["not chosen", place, {}],
    ["not named by the catalogue", buildHouseCatalogue(1, [page, other]), { 11: luxury }],
    ["not of this house type", buildHouseCatalogue(1, [other], { copyFrom: { 12: 11 } }), { 11: luxury }],
  ])("has nothing of a room that is %s", (_words, offered, rooms) => {
    expect(previewCopy(offered, rooms, 12)).toEqual({
      answer: {
        fromPage: null,
        toPage: 12,
        calculatedPageCost: null,
        defaultChoices: { ...standard, projectPageId: 12 },
        personalizedChoices: null,
      },
      copied: null,
    });
  });

  it("is refused for a page that configures no room, or that does not exist", () => {
    for (const toPage of [13, 99])
      expect(() => previewCopy(place, { 11: luxury }, toPage)).toThrow(expect.objectContaining({ code: "not-found" }));
  });
});

it("a stored room version has present prices, and is gone with its page", () => {
  const home = { ...place, user: buildUserRow() };
  const at = new Date("2026-02-01T10:00:00Z");
  const later = new Date("2026-02-02T10:00:00Z");
  const row = { id: 3, choicesId: 31, pageId: 11, name: "Luxe", room: luxury, createdAt: at, updatedAt: later };
  expect(roomVersionEntity(home, row)).toEqual({
    id: 3,
    projectPageId: 11,
    name: "Luxe",
    roomChoice: luxury,
    totalPrice: costOf(place, { 11: luxury }).totalPrice,
    createdAt: "2026-02-01T10:00:00.000Z",
    updatedAt: "2026-02-02T10:00:00.000Z",
  });
  expect(costOf(place, { 11: luxury }).totalPrice).toBeGreaterThan(cents(0));
  expect(roomVersionEntity(home, { ...row, pageId: 99 })).toBeNull();
});

it("a share link has its times, and null before somebody opens it", () => {
  const at = (day: number) => new Date(Date.UTC(2026, 1, day));
  const row = { id: 3, hash: Buffer.of(1), choicesId: 31, createdAt: at(1), expiresAt: at(8), revokedAt: null };
  const times = { id: 3, createdAt: "2026-02-01T00:00:00.000Z", expiresAt: "2026-02-08T00:00:00.000Z" };
  expect(shareLinkEntity({ ...row, lastViewedAt: null })).toEqual({ ...times, lastViewedAt: null });
  expect(shareLinkEntity({ ...row, lastViewedAt: at(2) })).toEqual({
    ...times,
    lastViewedAt: "2026-02-02T00:00:00.000Z",
  });
});
