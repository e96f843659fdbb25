import { afterAll, beforeAll, expect, it } from "vitest";
import { getHomeNote, saveHomeNote } from "@showroom/api-contract/endpoints/day";
import { exportPerson } from "../../accounts/export-person.ts";
import { erasePerson, findPerson } from "../../accounts/person.ts";
import { openDatabase, type DatabaseHandle } from "../../database/database.ts";
import { inTransaction } from "../../database/transaction.ts";
import { openSharedHomes, type SharedHomes } from "../../testing/shared-home.ts";
import { ADVISOR } from "../../testing/test-app.ts";

let homes: SharedHomes;
let database: DatabaseHandle;
beforeAll(async () => {
  homes = await openSharedHomes();
  database = openDatabase(homes.app.databaseUrl, 2, () => undefined);
});
afterAll(async () => {
  await database.close();
  await homes.app.stop();
});

const read = async (userId: number, client = homes.staff) =>
  await client.call(getHomeNote, { params: { projectId: homes.projectId, userId } });
const write = async (userId: number, words: string, version: number) =>
  (await homes.staff.call(saveHomeNote, { params: { projectId: homes.projectId, userId }, body: { words, version } }))
    .body;
const person = async (email: string) => {
  const found = await findPerson(database.db, email);
  if (!found) throw new Error(`There is no ${email}`);
  return found;
};

it("is one note of the home, that staff of the project read and buyers do not", async () => {
  const [first, second] = await homes.openHome("Anna", "Bram");
  if (!first || !second) throw new Error("There are two buyers");
  expect((await read(first.id)).body).toEqual({ words: "", version: 0, changedAt: null, changedBy: "" });
  expect(await write(first.id, "Belt liever na vijven", 0)).toMatchObject({ outcome: "done", note: { version: 1 } });
  expect((await read(second.id)).body.words).toBe("Belt liever na vijven");
  const late = await write(second.id, "Iets anders", 0);
  expect(late).toMatchObject({ outcome: "changed", note: { words: "Belt liever na vijven", version: 1 } });
  expect((await read(first.id, first.buyer.client)).status).toBe(403);
  expect((await read(first.id, await homes.app.signedIn(ADVISOR))).status).toBe(404);
});

it("is in the export of everybody in the home, stays with who is left, and goes with the last one", async () => {
  const [first, second] = await homes.openHome("Cor", "Dina");
  if (!first || !second) throw new Error("There are two buyers");
  await write(first.id, "Houdt van zwart", 0);
  for (const email of [first.email, second.email])
    expect((await exportPerson(database.db, await person(email))).noteOfStaff).toMatchObject([
      { words: "Houdt van zwart" },
    ]);
  await inTransaction(database.pool, async ({ tx }) => await erasePerson(tx, await person(first.email)));
  expect((await read(second.id)).body.words).toBe("Houdt van zwart");
  await inTransaction(database.pool, async ({ tx }) => await erasePerson(tx, await person(second.email)));
  expect((await database.pool.query("select from home_notes where words = 'Houdt van zwart'")).rowCount).toBe(0);
});
