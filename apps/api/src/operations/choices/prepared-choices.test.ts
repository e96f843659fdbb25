import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getChoices, saveChoices } from "@showroom/api-contract/endpoints/choices";
import { getHomeBuyers } from "@showroom/api-contract/endpoints/home-buyers";
import { answerPreparedChoices, getPreparedChoices } from "@showroom/api-contract/endpoints/prepared-choices";
import { logOut } from "@showroom/api-contract/endpoints/session";
import { getBuyerHistory, prepareForBuyer } from "@showroom/api-contract/endpoints/staff";
import { reopenSubmission, submitForBuyer } from "@showroom/api-contract/endpoints/submissions";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { exportPerson } from "../../accounts/export-person.ts";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import { eq } from "drizzle-orm";
import { openSharedHomes, type SharedHomes, type Sharing } from "../../testing/shared-home.ts";
import { ADMIN, PROJECT_ADMIN } from "../../testing/test-app.ts";
import type { TestBuyer } from "../../testing/buyer.ts";

let at: SharedHomes;
let database: DatabaseHandle;
let submitType: "showroom" | "design" | "quote";
beforeAll(async () => {
  at = await openSharedHomes();
  database = openDatabase(at.app.databaseUrl, 2, () => undefined);
});
afterAll(async () => {
  await database.close();
  await at.app.stop();
});

const params = () => ({ projectId: at.projectId });
const read = async ({ buyer }: Sharing) => (await buyer.client.call(getChoices, { params: params() })).body;
const prepared = async ({ buyer }: Pick<Sharing, "buyer">) =>
  (await buyer.client.call(getPreparedChoices, { params: params() })).body.prepared;
const answer = ({ buyer, id }: Sharing, given: "agreed" | "undone", version: number) =>
  buyer.client.call(answerPreparedChoices, { params: params(), body: { version, answer: given, userId: id } });
const luxury = ({ buyer }: Sharing, room = "bathroom") => ({ [buyer.page(room).id]: buyer.withLuxuryTile(room) });

async function open(...names: readonly string[]): Promise<readonly Sharing[]> {
  const people = await at.openHome(...names);
  const options = people[0]?.buyer.project.submitOptions.filter(({ shown }) => shown) ?? [];
  submitType = options[0]?.type ?? "quote";
  return people;
}
async function one(): Promise<Sharing> {
  const [person] = await open("Sam");
  if (!person) throw new Error("There is a buyer");
  return person;
}

/** A member of staff who chooses in a buyer's place. */
async function besides({ id, buyer }: Sharing, email = PROJECT_ADMIN): Promise<TestBuyer> {
  const staff = await at.app.signedIn(email);
  const granted = await staff.call(prepareForBuyer, { params: { ...params(), userId: id } });
  expect(granted.status).toBe(201);
  const client = at.app.client();
  await client.raw("GET", "/config.json");
  client.tokens.access = granted.body.access_token;
  return buyer.as(client);
}

const eventsOf = async ({ id }: Sharing) => {
  const { items } = (await at.staff.call(getBuyerHistory, { params: { ...params(), userId: id }, query: {} })).body;
  return items.map(({ event, actor, changes }) => ({ event, role: actor.role, changes: changes.length }));
};

describe("choices that staff prepare", () => {
  it("are stored with who made them, and the buyer agrees before handing in", async () => {
    const sam = await one();
    const rooms = sam.buyer.everything();
    await sam.buyer.save(rooms, 0);
    const advisor = await besides(sam);
    const saved = await advisor.save(luxury(sam), 1);
    expect(saved.body).toMatchObject({ version: 2, isPrepared: true });
    const [event] = await eventsOf(sam);
    expect(event).toMatchObject({ event: "prepared", role: "projectadmin" });
    const waiting = await prepared(sam);
    expect(waiting).toMatchObject({ version: 2, by: [expect.any(String)], completed: [] });
    expect(waiting?.changes.map(({ label }) => label)).toContain("Wandtegel");
    expect(waiting?.difference).toBe((await read(sam)).addedCost);

    const refused = await sam.buyer.save(rooms, 2, submitType);
    expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: "prepared-unanswered" })]);
    const agreed = await answer(sam, "agreed", 2);
    expect(agreed.body).toMatchObject({ version: 3, projectRoomChoices: luxury(sam) });
    expect(agreed.body.isPrepared).toBeUndefined();
    expect((await eventsOf(sam))[0]).toMatchObject({ event: "preparedAgreed", role: "projectuser" });
    expect(await prepared(sam)).toBeNull();
    expect((await sam.buyer.save({}, 3, submitType)).status).toBe(200);
  });

  it("go back to how it was, also whether a room was confirmed, and what the buyer changed since stays", async () => {
    const sam = await one();
    const toilet = sam.buyer.page("toilet").id;
    const advisor = await besides(sam);
    await advisor.save({ ...sam.buyer.everything(), ...luxury(sam) }, 0);
    expect((await prepared(sam))?.completed.length).toBeGreaterThan(1);
    const own = (await sam.buyer.save({ ...luxury(sam, "toilet") }, 1)).body;
    expect(own).toMatchObject({ version: 2, isPrepared: true });
    const undone = (await answer(sam, "undone", 2)).body;
    expect(undone.projectRoomChoices[toilet]?.wallTileProduct).toEqual(luxury(sam, "toilet")[toilet]?.wallTileProduct);
    const bathroom = undone.projectRoomChoices[sam.buyer.page("bathroom").id];
    expect(bathroom).toMatchObject({ confirmedByUser: false });
    expect(bathroom?.wallTileProduct).not.toEqual(luxury(sam)[sam.buyer.page("bathroom").id]?.wallTileProduct);
    expect((await eventsOf(sam))[0]).toMatchObject({ event: "preparedUndone", role: "projectuser" });
    expect(await prepared(sam)).toBeNull();
  });

  it("of two members of staff are one question, with both names", async () => {
    const sam = await one();
    await (await besides(sam)).save(luxury(sam), 0);
    await (await besides(sam, ADMIN)).save(luxury(sam, "toilet"), 1);
    const waiting = await prepared(sam);
    expect(new Set(waiting?.by).size).toBe(2);
    expect(new Set(waiting?.changes.map(({ pageTitle }) => pageTitle)).size).toBe(2);
    const undone = (await answer(sam, "undone", 2)).body;
    for (const room of ["bathroom", "toilet"])
      expect(undone.projectRoomChoices[sam.buyer.page(room).id]?.wallTileProduct).not.toEqual(
        sam.buyer.withLuxuryTile(room).wallTileProduct,
      );
  });

  it("that staff took back wait for nobody", async () => {
    const sam = await one();
    const rooms = sam.buyer.everything();
    await sam.buyer.save(rooms, 0);
    const advisor = await besides(sam);
    await advisor.save(luxury(sam), 1);
    expect((await advisor.save(rooms, 2)).body.isPrepared).toBeUndefined();
    expect((await sam.buyer.save({}, 3, submitType)).status).toBe(200);
  });

  it("are read by every buyer of the home, and the first answer is of all of them", async () => {
    const [sam, kim] = await open("Sam", "Kim");
    if (!sam || !kim) throw new Error("Two people share a home");
    const advisor = await besides(kim);
    await advisor.save(luxury(sam), 0);
    for (const person of [sam, kim]) expect((await prepared(person))?.changes).not.toEqual([]);
    const lines = (await sam.buyer.client.call(getHomeBuyers, { params: params() })).body;
    expect(lines.lastChange).toMatchObject({ isOwn: false });
    const answers = await Promise.all([answer(sam, "agreed", 1), answer(kim, "agreed", 1)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ body }) => body.version)).toEqual([2, 2]);
    expect((await eventsOf(sam)).filter(({ event }) => event === "preparedAgreed")).toHaveLength(1);
  });

  it("meet a buyer who saves at the same moment as a conflict, and an answer to an older version too", async () => {
    const sam = await one();
    const advisor = await besides(sam);
    expect((await sam.buyer.save(luxury(sam, "toilet"), 0)).status).toBe(200);
    const late = await advisor.save(luxury(sam), 0);
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: "choices-stale" })]);
    await advisor.save(luxury(sam), 1);
    const old = await answer(sam, "undone", 1);
    expect([old.status, old.body]).toEqual([409, expect.objectContaining({ code: "choices-stale" })]);
    expect((await read(sam)).isPrepared).toBe(true);
  });
});

describe("somebody who prepares", () => {
  it("cannot hand in, answer for the buyer or save as somebody else", async () => {
    const sam = await one();
    const advisor = await besides(sam);
    await advisor.save(sam.buyer.everything(), 0);
    expect((await advisor.save({}, 1, submitType)).status).toBe(403);
    const answered = await advisor.client.call(answerPreparedChoices, {
      params: params(),
      body: { version: 1, answer: "agreed" },
    });
    expect(answered.status).toBe(403);
    const other = await one();
    const asOther = await advisor.client.call(saveChoices, {
      params: params(),
      body: {
        choices: { projectRoomChoices: {}, submitType: null, userId: other.id },
        house_type: { id: sam.buyer.houseTypeId },
        version: 0,
      },
    });
    expect(asOther.body).toMatchObject({ code: "choices-of-another" });
  });

  it("stops with the session of the member of staff", async () => {
    const sam = await one();
    const staff = await at.app.signedIn(PROJECT_ADMIN);
    const granted = await staff.call(prepareForBuyer, { params: { ...params(), userId: sam.id } });
    const client = at.app.client();
    await client.raw("GET", "/config.json");
    client.tokens.access = granted.body.access_token;
    await staff.raw("GET", logOut.path);
    expect((await sam.buyer.as(client).save(luxury(sam), 0)).status).toBe(401);
    expect((await read(sam)).version).toBe(0);
  });
});

it("staff who hand in reopened choices again cannot pass over what waits for the buyer", async () => {
  const sam = await one();
  const handedIn = (await sam.buyer.save(sam.buyer.everything(), 0, submitType)).body;
  const staff = await at.app.signedIn(PROJECT_ADMIN);
  const target = { ...params(), userId: sam.id };
  const { version } = handedIn;
  expect((await staff.call(reopenSubmission, { params: target, body: { version, reason: "Aan tafel" } })).status).toBe(
    200,
  );
  const advisor = await besides(sam);
  const saved = (await advisor.save(luxury(sam), version + 1)).body;
  expect(saved.isPrepared).toBe(true);
  const body = { version: saved.version, submitType, totalPrice: saved.addedCost };
  const again = await staff.call(submitForBuyer, { params: target, body });
  expect(again.status).toBe(409);
});

it("a person's export has what staff prepared", async () => {
  const sam = await one();
  await (await besides(sam)).save(luxury(sam), 0);
  const [user] = await database.db.select().from(users).where(eq(users.id, sam.id));
  if (!user) throw new Error("The buyer is stored");
  const exported = JSON.stringify(await exportPerson(database.db, user));
  const chosen: RoomChoice | undefined = luxury(sam)[sam.buyer.page("bathroom").id];
  expect(exported).toContain(`"prepared":{`);
  expect(exported).toContain(JSON.stringify(chosen?.wallTileProduct?.variantProjectProductId));
});
