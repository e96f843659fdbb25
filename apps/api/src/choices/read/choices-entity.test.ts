import { describe, expect, it } from "vitest";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import { cents } from "@showroom/domain/money/cents";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildChoicesRow } from "../../testing/choices-row.ts";
import { buildHouseCatalogue, withoutProducts } from "../../testing/house-catalogue.ts";
import { luxuryRoom } from "../../testing/luxury-room.ts";
import { buildUserRow } from "../../testing/user-row.ts";
import { choicesEntity, etagOf, roomsOf, statusOf } from "./choices-entity.ts";

const page = buildPage({ id: 11 });
const content = buildEmptyPage({ id: 12, type: "content", configuratorType: null, roomName: null });
const place = buildHouseCatalogue(1, [page, content]);
const { luxe } = PAGE_IDS.wallTile;
const luxury = luxuryRoom(page);
const noted = { ...emptyRoomChoice(12), confirmedByUser: true };
/** Page 99 is of another house type. */
const rooms = { 11: luxury, 12: noted, 99: emptyRoomChoice(99) };
const change = (pageId: number): ChangedChoice => {
  const was = { productNumber: "P-1", name: "Tegel", price: cents(100) };
  const shared = { id: `${pageId}/x`, pageId, pageTitle: "Badkamer", part: null, label: "Wandtegel" };
  return { ...shared, kind: "removed", was, now: null, nearest: null, standard: null };
};

describe("stored rooms that are not legal, of an earlier release", () => {
  const option = (tileOption: "FloorTileOnWall" | "FloorTileOnAllWalls") => ({
    tileOption,
    selectedVariant: null,
    selectedGroutColor: null,
    selectedFinishingProfile: null,
  });
  const illegal = { ...luxury, tileOptions: [option("FloorTileOnWall"), option("FloorTileOnAllWalls")] };
  const home = { ...place, user: buildUserRow() };

  it("are mended the same way each time, and sent as they were too, for the notice", () => {
    const entity = choicesEntity(home, buildChoicesRow({ rooms: { 11: illegal, 12: noted } }));
    expect(entity.projectRoomChoices).toEqual({
      11: { ...luxury, tileOptions: [option("FloorTileOnWall")], confirmedByUser: false },
      12: noted,
    });
    expect(entity.mendedRooms).toEqual({ 11: illegal });
  });

  it("stay as they are once they are submitted; legal rooms need no notice", () => {
    const submitted = { submitType: "showroom", submittedAt: new Date() } as const;
    const frozen = choicesEntity(home, buildChoicesRow({ rooms: { 11: illegal }, ...submitted }));
    expect([frozen.projectRoomChoices, frozen.mendedRooms]).toEqual([{ 11: illegal }, undefined]);
    expect(choicesEntity(home, buildChoicesRow({ rooms: { 11: luxury } })).mendedRooms).toBeUndefined();
  });
});

describe("the rooms of stored choices", () => {
  it("are those of the present house type, repaired while the choices are open", () => {
    expect(roomsOf(place, null)).toEqual({});
    expect(roomsOf(place, buildChoicesRow({ rooms }))).toEqual({ 11: luxury, 12: noted });
    const now = buildHouseCatalogue(1, [withoutProducts(page, luxe), content]);
    const submitted = { submitType: "showroom", submittedAt: new Date() } as const;
    expect(roomsOf(now, buildChoicesRow({ rooms }))["11"]?.wallTileProduct?.pageProductId).toBe(
      PAGE_IDS.wallTile.standard,
    );
    expect(roomsOf(now, buildChoicesRow({ rooms, ...submitted }))).toEqual({ 11: luxury, 12: noted });
  });

  it("are not confirmed where a change waits for an answer", () => {
    const open = roomsOf(place, buildChoicesRow({ rooms, catalogueChanges: [change(11)] }));
    expect(open).toEqual({ 11: { ...luxury, confirmedByUser: false }, 12: noted });
  });
});

describe("the choices of a buyer", () => {
  const home = { ...place, user: buildUserRow() };

  it("are empty before the first save", () => {
    expect(choicesEntity({ ...home, user: buildUserRow({ lastName: "", buildNumber: null }) }, null)).toEqual({
      id: 0,
      userId: 7,
      name: "Jan",
      email: "koper@voorbeeld.nl",
      buildNumber: "",
      projectName: "Testhof",
      projectSlug: "testhof",
      projectId: 1,
      houseTypeId: 1,
      projectRoomChoices: {},
      submittedAt: null,
      submitted3DAt: null,
      submitType: null,
      reopened: null,
      submit3D: false,
      updatedAt: "2026-01-01T10:00:00.000Z",
      addedCost: 0,
      appointment: null,
      // Only configurator pages have rules.
      projectRoomRules: {
        11: { requiredProductIds: [], hiddenProductIds: [], requiredProductGroupIds: [], hiddenProductGroupIds: [] },
      },
      catalogueChanges: [],
      version: 0,
    });
  });

  it("have everything that is stored", () => {
    const reopened = { at: "2026-02-03T10:00:00.000Z", reason: "Verkeerde kraan" };
    const appointment = {
      id: 5,
      employeeName: "An",
      fromDate: "2026-03-01T10:00:00.000Z",
      toDate: "2026-03-01T11:00:00.000Z",
      isBooked: true,
      durationInMinutes: 60,
    };
    const stored = {
      submitType: "showroom",
      submittedAt: new Date("2026-02-02T10:00:00Z"),
      submitted3DAt: new Date("2026-02-04T10:00:00Z"),
      submit3D: true,
      reopened,
      appointment,
      addedCost: 12_345,
      catalogueChanges: [change(11)],
    } as const;
    expect(choicesEntity(home, buildChoicesRow({ ...stored, catalogueChanges: [change(11)], rooms }))).toMatchObject({
      id: 31,
      name: "Jan Jansen",
      buildNumber: "12",
      projectRoomChoices: { 11: luxury, 12: noted },
      submittedAt: "2026-02-02T10:00:00.000Z",
      submitted3DAt: "2026-02-04T10:00:00.000Z",
      submitType: "showroom",
      reopened,
      submit3D: true,
      updatedAt: "2026-02-01T10:00:00.000Z",
      addedCost: 12_345,
      appointment,
      catalogueChanges: [change(11)],
      version: 4,
    });
  });

  it("have no times of what did not happen", () => {
    expect(choicesEntity(home, buildChoicesRow())).toMatchObject({ submittedAt: null, submitted3DAt: null });
  });

  it("have a version as their tag", () => {
    expect(etagOf(7)).toBe('"7"');
  });
});

it("the status of a buyer follows from the choices", () => {
  const reopened = { at: "2026-02-03T10:00:00.000Z", reason: "" };
  expect([
    statusOf(null),
    statusOf({ submitType: null, reopened: null, version: 0 }),
    statusOf({ submitType: null, reopened: null, version: 1 }),
    statusOf({ submitType: "showroom", reopened: null, version: 1 }),
    statusOf({ submitType: null, reopened, version: 2 }),
  ]).toEqual(["registered", "registered", "configuring", "submitted", "reopened"]);
});
