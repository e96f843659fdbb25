import { describe, expect, it } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import {
  buildFloorOffer,
  buildHouseType,
  buildProject,
  buildRoomVariables,
} from "@showroom/domain/testing/build-project";
import { luxuryRoom } from "../../testing/luxury-room.ts";
import type { HouseCatalogue } from "../read/settle-rooms.ts";
import { answeredRooms, changedChoices, roomsNow } from "./changed-choices.ts";

/** A project in which the buyer has the given house type. */
function placeOf(id: number, pages: readonly Page[], surfaceWall = 20): HouseCatalogue {
  const houseType = buildHouseType({ id, name: `Type ${id}`, roomVariables: [buildRoomVariables({ surfaceWall })] });
  const pagesById = new Map(pages.map((page) => [page.id, { page, copyFromPageId: null }]));
  const house = { houseType, retired: false, pages, pagesById, floors: buildFloorOffer() };
  return {
    house,
    project: {
      id: 1,
      revision: id,
      showroomId: 1,
      catalogueVersion: String(id),
      document: buildProject({ houseTypes: [houseType] }),
      houseTypes: new Map([[id, house]]),
      articles: new Map(),
    },
  };
}

const bathroom = (id: number, surfaceWall = 20) => buildPage({ id, title: "Badkamer", surfaceWall });
const topView = (id: number) => buildEmptyPage({ id, type: "topview", configuratorType: null, roomName: null });

const before = placeOf(1, [topView(10), bathroom(11)]);
const rooms = { 11: luxuryRoom(bathroom(11)) };
/** The room without its page. */
const chosen = ({ projectPageId: _page, ...room }: RoomChoice) => room;

describe("the choices of a buyer who gets another house type", () => {
  it("move to the page of the same room, without a question when nothing differs", () => {
    const after = placeOf(2, [bathroom(21), topView(22)]);
    expect(changedChoices(before, after, rooms)).toEqual([]);
    const moved = roomsNow(before, after, rooms);
    expect(Object.keys(moved)).toEqual(["21"]);
    expect(moved["21"]).toEqual({ ...rooms[11], projectPageId: 21 });
  });

  it("wait for an answer when the room's measures change their price", () => {
    const after = placeOf(2, [bathroom(21)], 30);
    const [change, ...others] = changedChoices(before, after, rooms);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ pageId: 11, part: "wallTile", kind: "repriced" });
    // The difference is per m²: walls of 30 instead of 20 m² raise it by half.
    expect((change?.now?.price ?? 0) / (change?.was.price ?? 1)).toBeCloseTo(1.5);
    const kept = answeredRooms(before, after, rooms, { [change?.id ?? ""]: "accept" });
    expect(Object.keys(kept)).toEqual(["21"]);
    expect(kept["21"]).toMatchObject({ ...chosen(rooms[11]), projectPageId: 21, confirmedByUser: false });
    const standard = answeredRooms(before, after, rooms, { [change?.id ?? ""]: "standard" });
    expect(standard["21"]?.wallTileProduct?.pageProductId).toBe(PAGE_IDS.wallTile.standard);
  });

  it("are asked about as a whole for a room that the other house type lacks", () => {
    const after = placeOf(2, [topView(22)]);
    expect(changedChoices(before, after, rooms)).toMatchObject([
      { pageId: 11, kind: "removed", part: null, was: { name: "Badkamer" }, now: null, nearest: null, standard: null },
    ]);
    expect(roomsNow(before, after, rooms)).toEqual({});
  });

  it("go from the second bathroom to the second bathroom", () => {
    const two = placeOf(1, [bathroom(11), bathroom(12)]);
    const after = placeOf(2, [bathroom(21), topView(23), bathroom(22)]);
    const moved = roomsNow(two, after, { 12: luxuryRoom(bathroom(12)) });
    expect(Object.entries(moved).map(([key, room]) => [key, room.projectPageId])).toEqual([["22", 22]]);
  });
});

describe("the choices of a buyer whose house type stays", () => {
  it("stay with their own page when another one of the same kind is removed", () => {
    const two = placeOf(1, [bathroom(11), bathroom(12)]);
    const after = placeOf(1, [bathroom(12)]);
    const both = { 11: luxuryRoom(bathroom(11)), 12: luxuryRoom(bathroom(12)) };
    expect(changedChoices(two, after, both).map(({ id }) => id)).toEqual(["11/room"]);
    expect(Object.keys(answeredRooms(two, after, both, { "11/room": "accept" }))).toEqual(["12"]);
  });
});
