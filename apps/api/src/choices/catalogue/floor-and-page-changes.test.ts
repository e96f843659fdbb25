import { describe, expect, it } from "vitest";
import type { CatalogueAnswer, ChangedChoice } from "@showroom/domain/model/changed-choice";
import type { RoomChoice, TileOptionChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { cents } from "@showroom/domain/money/cents";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildBaseboard, buildContext, buildFloor, buildFloorMaterial } from "@showroom/domain/testing/build-project";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { buildHouseCatalogue, withoutProducts, withProducts } from "../../testing/house-catalogue.ts";
import type { HouseCatalogue } from "../read/settle-rooms.ts";
import { answeredRooms, changedChoices } from "./changed-choices.ts";

const answerAll = (
  before: HouseCatalogue,
  next: HouseCatalogue,
  rooms: Record<string, RoomChoice>,
  answer: CatalogueAnswer,
) =>
  answeredRooms(
    before,
    next,
    rooms,
    Object.fromEntries(changedChoices(before, next, rooms).map(({ id }) => [id, answer])),
  );

describe("a living floor", () => {
  const floorPage = buildEmptyPage({ id: 12, type: "floors", configuratorType: null, roomName: null, title: "Vloer" });
  // The first of each list is never the right answer.
  const offer: FloorOffer = {
    materials: [buildFloorMaterial(1), buildFloorMaterial(2)],
    floors: [
      buildFloor(10, 1, { width: 90, color: "#FFFFFF", price_m2: cents(9000) }),
      buildFloor(11, 1, { name: "Eiken", price_m2: cents(5000), color: "#AA8855" }),
      buildFloor(12, 2, { name: "Noten", price_m2: cents(5400), color: "#AA8850" }),
    ],
    baseboards: [
      buildBaseboard(30, { width: 90, length: 3000, finish: "Zwart", material: "Eiken", price: cents(2500) }),
      buildBaseboard(31, { price: cents(800) }),
      buildBaseboard(32, { price: cents(900) }),
    ],
  };
  const chosen = { ...emptyRoomChoice(12), floorMaterialId: 1, colorId: 11, baseboardId: 31, confirmedByUser: true };
  const was = buildHouseCatalogue(1, [floorPage], { floors: offer });
  const now = (floors: Partial<FloorOffer>, room: RoomChoice = chosen) => {
    const next = buildHouseCatalogue(1, [floorPage], { floors: { ...offer, ...floors } });
    const after = (answer: CatalogueAnswer) => {
      const { floorMaterialId, colorId, baseboardId } = answerAll(was, next, { 12: room }, answer)[12] ?? room;
      return [floorMaterialId, colorId, baseboardId];
    };
    return { changes: changedChoices(was, next, { 12: room }), after };
  };
  const without = (list: "floors" | "baseboards", ...ids: readonly number[]) => ({
    [list]: offer[list].filter(({ id }) => !ids.includes(id)),
  });
  const print = ({ kind, label, was: { name }, nearest }: ChangedChoice) => [kind, label, name, nearest?.name ?? null];

  it("whose colour is removed gets the nearest colour with its material, and keeps its baseboard", () => {
    const { changes, after } = now(without("floors", 11));
    expect(changes.map(print)).toEqual([["removed", "Woonvloer", "Eiken, 18 x 120 cm", "Noten, 18 x 120 cm"]]);
    expect(changes[0]).toMatchObject({ pageId: 12, nearest: { productNumber: "F-12" } });
    expect([after("accept"), after("standard")]).toEqual([
      [2, 12, 31],
      [null, null, null],
    ]);
  });

  it("whose baseboard is removed gets the nearest baseboard, and keeps its colour", () => {
    const { changes, after } = now(without("baseboards", 31));
    expect(changes.map(print)).toContainEqual([
      "removed",
      "Plint",
      "Plint 31, Wit, 58 x 2400 mm",
      "Plint 32, Wit, 58 x 2400 mm",
    ]);
    expect(after("accept")).toEqual([1, 11, 32]);
  });

  it("has no nearest when nothing is left", () => {
    const noColour = now(without("floors", 10, 11, 12));
    expect([noColour.changes[0]?.nearest, noColour.after("accept")]).toEqual([null, [null, null, null]]);
    const noBaseboard = now(without("baseboards", 30, 31, 32));
    expect(noBaseboard.changes.find(({ label }) => label === "Plint")?.nearest).toBeNull();
  });

  it("whose colour and baseboard are removed gets the nearest of both", () => {
    const { after } = now({ ...without("floors", 11), ...without("baseboards", 31) });
    expect(after("accept")).toEqual([2, 12, 32]);
  });

  it("stays open when only its baseboard is replaced and its colour is gone", () => {
    const parts = { ...without("floors", 11), ...without("baseboards", 31) };
    const next = buildHouseCatalogue(1, [floorPage], { floors: { ...offer, ...parts } });
    const answers = { "12/floor:baseboard/": "accept" } as const;
    expect(answeredRooms(was, next, { 12: chosen }, answers)[12]).toEqual(emptyRoomChoice(12));
  });

  it("is asked about with another price or name, and is opened by the standard", () => {
    const dearer = offer.floors.map((floor) => (floor.id === 11 ? { ...floor, price_m2: cents(6000) } : floor));
    const { changes, after } = now({ floors: dearer });
    expect(changes).toMatchObject([{ kind: "repriced", label: "Woonvloer", was: { productNumber: "F-11" } }]);
    expect([after("accept"), after("standard")]).toEqual([
      [1, 11, 31],
      [null, null, null],
    ]);
    const renamed = offer.floors.map((floor) => (floor.id === 11 ? { ...floor, name: "Beuken" } : floor));
    expect(now({ floors: renamed }).changes).toMatchObject([{ kind: "renamed", now: { name: "Beuken, 18 x 120 cm" } }]);
  });

  it("that is declined is not asked about", () => {
    const none = { ...chosen, floorMaterialId: -1, colorId: -1, baseboardId: -1 };
    expect(now(without("floors", 11), none).changes).toEqual([]);
  });
});

const page = buildPage({ id: 11, title: "Badkamer", configuratorType: "toilet" });
const { catalogue, settings } = buildContext({ page });
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const { toiletGroup, extrasGroup, wallTile, floorTile, optionGrout, accentTile } = PAGE_IDS;
const option = (kind: TileOptionChoice["tileOption"], chosen: Partial<TileOptionChoice> = {}): TileOptionChoice => ({
  tileOption: kind,
  selectedVariant: null,
  selectedGroutColor: null,
  selectedFinishingProfile: null,
  ...chosen,
});
const room: RoomChoice = {
  ...standardRoomChoice(catalogue, settings),
  confirmedByUser: true,
  wallTileProduct: pick(wallTile.luxe),
  floorTileProduct: pick(floorTile.other),
  products: {
    ...standardRoomChoice(catalogue, settings).products,
    [toiletGroup.id]: [pick(toiletGroup.other)],
    [extrasGroup.id]: [pick(extrasGroup.first)],
  },
  tileOptions: [option("FloorTileOnWall", { selectedGroutColor: pick(optionGrout.other) }), option("CeilingHigh")],
};
const before = buildHouseCatalogue(1, [page]);
const changesWith = (next: HouseCatalogue, rooms: Record<string, RoomChoice> = { 11: room }) =>
  changedChoices(before, next, rooms);
const dearer = (extra: Readonly<Record<number, number>>): Page =>
  withProducts(page, (item) => ({
    ...item,
    product: { ...item.product, grossPrice: cents(item.product.grossPrice + (extra[item.id] ?? 0)) },
  }));

describe("a page", () => {
  it("is asked about as a whole when small differences add up", () => {
    const project = { priceNoticeFrom: cents(4000) };
    const next = (extra: number) =>
      buildHouseCatalogue(1, [dearer({ [toiletGroup.other]: 2500, [extrasGroup.first]: extra })], { project });
    expect(changesWith(next(1499))).toEqual([]);
    const [change, ...others] = changesWith(next(1500));
    expect(others).toEqual([]);
    expect(change).toMatchObject({
      id: "11/total",
      pageId: 11,
      pageTitle: "Badkamer",
      part: null,
      kind: "repriced",
      was: { productNumber: "", name: "Badkamer" },
      now: { productNumber: "", name: "Badkamer" },
      nearest: null,
      standard: null,
    });
    expect((change?.now?.price ?? 0) - (change?.was.price ?? 0)).toBe(4000);
    // The whole page has no line of its own, so both answers keep the choices.
    for (const answer of ["accept", "standard"] as const)
      expect(answerAll(before, next(1500), { 11: room }, answer)[11]).toEqual({ ...room, confirmedByUser: false });
  });

  it("that is removed is asked about if it configures a room or the floor", () => {
    const floorPage = buildEmptyPage({
      id: 12,
      type: "floors",
      configuratorType: null,
      roomName: null,
      title: "Vloer",
    });
    const content = buildEmptyPage({ id: 13, type: "content", configuratorType: null, roomName: null });
    const was = buildHouseCatalogue(1, [page, floorPage, content]);
    const floor = { ...emptyRoomChoice(12), floorMaterialId: 1, colorId: 11, baseboardId: 31 };
    const rooms = { 11: room, 12: floor, 13: emptyRoomChoice(13) };
    expect(changedChoices(was, buildHouseCatalogue(1, []), rooms).map(({ id, was: { name } }) => [id, name])).toEqual([
      ["11/room", "Badkamer"],
      ["12/room", "Vloer"],
    ]);
  });

  it("of another house type is the one of the same type and room", () => {
    const toilet = buildPage({ id: 20, roomName: "toilet" });
    const text = buildEmptyPage({ id: 22, type: "content", configuratorType: null, roomName: "bathroom" });
    const next = buildHouseCatalogue(2, [toilet, text, buildPage({ id: 21 })]);
    expect(Object.keys(answeredRooms(before, next, { 11: room }, {}))).toEqual(["21"]);
  });
});

describe("a tile option", () => {
  it("is removed by the standard, and the others stay", () => {
    const next = buildHouseCatalogue(1, [dearer({ [floorTile.standard]: 0, [floorTile.other]: 2000 })]);
    expect(changesWith(next).map(({ label }) => label)).toContain("FloorTileOnWall");
    const answered = answerAll(before, next, { 11: room }, "standard")[11];
    expect(answered?.tileOptions).toEqual([option("CeilingHigh")]);
    expect(answered?.floorTileProduct).toEqual(pick(floorTile.standard));
  });

  it("whose grout is removed gets the nearest grout", () => {
    const next = buildHouseCatalogue(1, [withoutProducts(page, optionGrout.other)]);
    expect(changesWith(next)).toMatchObject([{ kind: "removed", nearest: { productNumber: "P-161" } }]);
    const options = answerAll(before, next, { 11: room }, "accept")[11]?.tileOptions;
    expect(options?.[0]?.selectedGroutColor).toEqual(pick(optionGrout.standard));
  });

  it("is not removed with the floor's tile, which is asked about", () => {
    const next = buildHouseCatalogue(1, [withoutProducts(page, floorTile.other)]);
    const removed = changesWith(next).filter(({ kind }) => kind === "removed");
    expect(removed.map(({ label }) => label)).toEqual(["Vloertegel"]);
  });

  it("with a tile of its own keeps the other options beside its replacement", () => {
    const accent = {
      ...room,
      tileOptions: [option("CeilingHigh"), option("AccentHerringbone", { selectedVariant: pick(accentTile.first) })],
    };
    const next = buildHouseCatalogue(1, [withoutProducts(page, accentTile.first)]);
    const options = answerAll(before, next, { 11: accent }, "accept")[11]?.tileOptions ?? [];
    expect(options.map(({ tileOption }) => tileOption).toSorted()).toEqual(["AccentHerringbone", "CeilingHigh"]);
    expect(options.find(({ tileOption }) => tileOption === "AccentHerringbone")?.selectedVariant).toEqual(
      pick(accentTile.second),
    );
  });
});

it("a standard product that the buyer left out is not asked about when it is removed", () => {
  const dropped = { ...room, products: { ...room.products, [PAGE_IDS.basinGroup.id]: [] } };
  const project = { priceNoticeFrom: cents(10_000_000) };
  const next = buildHouseCatalogue(1, [withoutProducts(page, PAGE_IDS.basinGroup.standard)], { project });
  expect(changesWith(next, { 11: dropped })).toEqual([]);
});
