import { describe, expect, it } from "vitest";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { buildPage } from "@showroom/domain/testing/build-page";
import { buildChoicesRow } from "../../testing/choices-row.ts";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import { luxuryRoom, withDearerLuxury } from "../../testing/luxury-room.ts";
import { buildUserRow } from "../../testing/user-row.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import { rowAfter, type ChoicesUpdate } from "./choices-rows.ts";
import { changeOf, writeChoices, type Write } from "./write-choices.ts";

const page = buildPage({ id: 11, title: "Badkamer" });
const overview = buildEmptyPage({ id: 12, type: "overview", configuratorType: null, roomName: null });
const luxury = luxuryRoom(page);
const user = buildUserRow();
const before = buildHouseCatalogue(1, [page, overview]);
const dearer = (extra: number) => withDearerLuxury(page, extra);

/** Writes the row, or finds another version of it. `update` is the last one. */
function database({ found = true } = {}) {
  const at = {
    update: null as ChoicesUpdate | null,
    write: async (row: ChoicesRow, update: ChoicesUpdate): Promise<ChoicesRow | null> => {
      at.update = update;
      return found ? rowAfter(row, 5, update) : null;
    },
  };
  return at;
}

const write = (rooms: Write["rooms"], more: Partial<Write> = {}): Write => ({
  actor: user,
  submitType: null,
  rooms,
  closings: [],
  ...more,
});
const row = (rooms: Write["rooms"]) => buildChoicesRow({ rooms: { ...rooms } });
const noted = { ...emptyRoomChoice(12), confirmedByUser: false };

describe("a save", () => {
  it("keeps the other rooms, has the new total and says what changed", async () => {
    const stored = database();
    const other = emptyRoomChoice(99);
    const written = await writeChoices(
      stored.write,
      { ...before, user },
      row({ 12: noted, 99: other }),
      write({ 11: luxury }),
    );
    expect(written?.row).toMatchObject({
      version: 5,
      rooms: { 11: luxury, 12: noted, 99: other },
      submitType: null,
      submittedAt: null,
      catalogueChanges: null,
    });
    expect(written?.row.addedCost).toBe(written?.priced.cost.totalPrice);
    expect(written?.priced.cost.totalPrice).toBeGreaterThan(0);
    expect(written?.priced.rooms).toEqual({ 11: luxury, 12: noted });
    expect(stored.update?.told).toMatchObject({ event: "roomConfirmed", note: before.house.pages[0]?.title });
  });

  it("returns null when another write was faster", async () => {
    expect(
      await writeChoices(database({ found: false }).write, { ...before, user }, row({}), write({ 11: luxury })),
    ).toBeNull();
  });

  it("has the event that it is given", async () => {
    const stored = database();
    await writeChoices(stored.write, { ...before, user }, row({}), write({ 11: luxury }, { event: "choicesCopied" }));
    expect(stored.update?.told?.event).toBe("choicesCopied");
  });
});

describe("a submission", () => {
  const complete = { 11: luxury, 12: noted };

  it("confirms the overview and nothing else", async () => {
    const stored = database();
    const content = buildEmptyPage({ id: 13, type: "content", configuratorType: null, roomName: null });
    const place = buildHouseCatalogue(1, [page, overview, content]);
    const read = { ...emptyRoomChoice(13), confirmedByUser: false };
    const submit = write({ 13: read }, { submitType: "showroom" });
    const written = await writeChoices(stored.write, { ...place, user }, row(complete), submit);
    expect(written?.row).toMatchObject({
      submitType: "showroom",
      reopened: null,
      rooms: { 11: luxury, 12: { ...noted, confirmedByUser: true }, 13: read },
    });
    expect(written?.row.submittedAt).toEqual(written?.row.updatedAt);
    expect(Object.keys(written?.row.rooms ?? {})).toEqual(["11", "12", "13"]);
    expect(stored.update?.told?.event).toBe("submitted");
  });

  it("does not add an overview that was never visited", async () => {
    const submit = write({}, { submitType: "showroom" });
    const written = await writeChoices(database().write, { ...before, user }, row({ 11: luxury }), submit);
    expect(written?.row.rooms).toEqual({ 11: luxury });
  });

  it("is refused while a change of the catalogue is not answered, naming it", async () => {
    const present = buildHouseCatalogue(2, [dearer(5000), overview]);
    const home = {
      ...before,
      user,
      present: { ...present, house: { ...present.house, houseType: before.house.houseType } },
    };
    const submit = write({}, { submitType: "showroom" });
    await expect(writeChoices(database().write, home, row(complete), submit)).rejects.toMatchObject({
      code: "choices-incomplete",
      body: {
        issues: [
          {
            path: ["projectRoomChoices", "11"],
            message: "the catalogue changed Product 103, 30 x 60 cm, which is not answered yet",
          },
        ],
      },
    });
  });
});

describe("choices that use an earlier catalogue", () => {
  const presentWith = (extra: number) => {
    const present = buildHouseCatalogue(2, [dearer(extra), overview]);
    return { ...present, house: { ...present.house, houseType: before.house.houseType } };
  };

  it("stay there while a change waits for an answer", async () => {
    const home = { ...before, user, present: presentWith(5000) };
    const written = await writeChoices(database().write, home, row({ 11: luxury }), write({}));
    expect(written?.home).toBe(home);
    expect(written?.row.revision).toBe(1);
    expect(written?.row.catalogueChanges).toMatchObject([{ pageId: 11, kind: "repriced" }]);
  });

  it("move to the present one when no change waits", async () => {
    const present = presentWith(0);
    const home = { ...before, user, present };
    const written = await writeChoices(database().write, home, row({ 11: luxury }), write({}));
    expect(written?.home).toEqual({ user, ...present });
    expect(written?.row).toMatchObject({ revision: 2, catalogueChanges: null, rooms: { 11: luxury } });
  });
});

it("staff are told the version, the total, the status and the time of a save", () => {
  const written = buildChoicesRow({ addedCost: 1234 });
  expect(changeOf({ ...before, user }, written)).toEqual({
    projectId: 1,
    userId: 7,
    version: 4,
    totalPrice: 1234,
    status: "configuring",
    at: "2026-02-01T10:00:00.000Z",
  });
});
