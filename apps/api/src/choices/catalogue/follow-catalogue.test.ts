import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { buildPage } from "@showroom/domain/testing/build-page";
import { users } from "../../database/schema/accounts.ts";
import { choiceChanges, projectChoices } from "../../database/schema/choices.ts";
import { demoIds } from "../../testing/demo-ids.ts";
import { buildHouseCatalogue } from "../../testing/house-catalogue.ts";
import { luxuryRoom, withDearerLuxury } from "../../testing/luxury-room.ts";
import { useDatabase } from "../../testing/use-database.ts";
import { costOf, type HouseCatalogue } from "../read/settle-rooms.ts";
import { followCatalogue } from "./follow-catalogue.ts";

const database = useDatabase();
const page = buildPage({ id: 11, title: "Badkamer" });
const room = luxuryRoom(page);
const dearer = (extra: number) => withDearerLuxury(page, extra);

let projectId: number;
let own: number;
let other: number;
beforeAll(async () => {
  const first = await demoIds(database().pool, "de-lindehof", 0);
  const second = await demoIds(database().pool, "de-lindehof", 1);
  [projectId, own, other] = [first.projectId, first.houseTypeId, second.houseTypeId];
});

/** A revision of the catalogue with a house type. */
function revision(number: number, houseType: number, of = page): HouseCatalogue {
  const place = buildHouseCatalogue(houseType, [of]);
  return { ...place, project: { ...place.project, revision: number } };
}

/** Follows the catalogue with stored choices of a new user; returns them with the new history. */
async function follow(
  before: HouseCatalogue,
  after: HouseCatalogue,
  {
    version = 3,
    rooms = { 11: room, 99: room },
    role = "projectuser",
  }: { version?: number; rooms?: Record<string, RoomChoice>; role?: "projectuser" | "admin" } = {},
) {
  const { db } = database();
  const email = `${crypto.randomUUID()}@lindehof.example`;
  const [user] = await db.insert(users).values({ email, role }).returning();
  if (!user) throw new Error("The user was not stored");
  const stored = { userId: user.id, projectId, houseTypeId: before.house.houseType.id, version, revision: 1 };
  const values = { ...stored, rooms, toldRevision: 1, addedCost: 77 };
  const [row] = await db.insert(projectChoices).values(values).returning();
  if (!row) throw new Error("The choices were not stored");
  const followed = await followCatalogue(db, { user, row }, before, after);
  const [now] = await db.select().from(projectChoices).where(eq(projectChoices.id, row.id));
  const history = await db.select().from(choiceChanges).where(eq(choiceChanges.choicesId, row.id));
  return { followed, row: now, history };
}

describe("open choices", () => {
  it("without differences move to the present catalogue", async () => {
    const after = revision(2, own);
    const { followed, row, history } = await follow(revision(1, own), after);
    const total = costOf(after, { 11: room }).totalPrice;
    expect(followed).toEqual({ changes: [], totalBefore: 77, totalNow: total });
    expect(row).toMatchObject({
      revision: 2,
      toldRevision: null,
      catalogueChanges: null,
      addedCost: total,
      version: 3,
    });
    expect(row?.rooms).toEqual({ 11: room, 99: room });
    expect(history).toEqual([]);
  });

  it("with a difference below the threshold move too, and keep the version that their owner saw", async () => {
    const after = revision(2, own, dearer(10));
    const { followed, row } = await follow(revision(1, own), after);
    expect(followed.changes).toEqual([]);
    expect(row).toMatchObject({ revision: 2, toldRevision: 1, addedCost: costOf(after, { 11: room }).totalPrice });
  });

  it("with a difference wait for an answer, with its place in the history", async () => {
    const [before, after] = [revision(1, own), revision(2, own, dearer(5000))];
    const { followed, row, history } = await follow(before, after);
    const [was, now] = [before, after].map((place) => costOf(place, { 11: room }).totalPrice);
    expect(followed).toMatchObject({ changes: [{ pageId: 11, kind: "repriced" }], totalBefore: was, totalNow: now });
    expect(row).toMatchObject({ revision: 1, toldRevision: null, catalogueChanges: followed.changes, addedCost: was });
    expect(history).toMatchObject([
      {
        version: 3,
        byUserId: 0,
        byRole: null,
        event: "catalogueChanged",
        changes: [{ pageId: 11, part: "wallTile" }],
        totalPrice: was,
      },
    ]);
  });

  it("that were never saved cost nothing", async () => {
    const [before, after] = [revision(1, own), revision(2, own, dearer(5000))];
    const asked = await follow(before, after, { version: 0 });
    expect([asked.followed.totalBefore, asked.followed.totalNow, asked.row?.addedCost]).toEqual([0, 0, 0]);
    const moved = await follow(before, revision(2, own), { version: 0 });
    expect([moved.followed.totalBefore, moved.followed.totalNow, moved.row?.addedCost]).toEqual([0, 0, 0]);
  });
});

describe("choices whose owner gets another house type", () => {
  const [from, to] = [() => revision(1, own), () => revision(2, other, { ...dearer(5000), id: 21 })];

  it("are asked about for a buyer", async () => {
    const { row, followed } = await follow(from(), to());
    expect(followed.changes).toHaveLength(1);
    expect(row).toMatchObject({ houseTypeId: own, revision: 1, rooms: { 11: room, 99: room } });
  });

  it("move for staff, to the pages of the other house type", async () => {
    const { row, followed } = await follow(from(), to(), { role: "admin" });
    expect(followed.changes).toEqual([]);
    expect(row).toMatchObject({ houseTypeId: other, revision: 2, toldRevision: null, catalogueChanges: null });
    expect(row?.rooms).toEqual({ 11: room, 21: { ...room, projectPageId: 21 }, 99: room });
  });

  it("are asked about for staff whose house type stays", async () => {
    const { followed } = await follow(from(), revision(2, own, dearer(5000)), { role: "admin" });
    expect(followed.changes).toHaveLength(1);
  });

  it("forget the version that a buyer saw of the other house type", async () => {
    const { row } = await follow(from(), revision(2, other, { ...dearer(10), id: 21 }));
    expect(row).toMatchObject({ houseTypeId: other, revision: 2, toldRevision: null });
  });
});
