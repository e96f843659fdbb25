import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import { getUserByHash } from "@showroom/api-contract/endpoints/users";
import { DAY, HOUR, MINUTE, setClock } from "@showroom/service/clock";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { INVITATION, BUYER, startTestApp, type TestApp } from "../testing/test-app.ts";
import { applyRetention } from "../database/retention.ts";
import { openDatabase } from "../database/database.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => setClock(null));
afterAll(() => app.stop());

/** Sets the clock of the whole server this long after the machine's. */
const pass = (milliseconds: number): void => setClock(() => Date.now() + milliseconds);

const refreshed = async (refresh: string | null): Promise<number> => {
  const body = { client_id: "showroom", grant_type: "refresh_token", refresh_token: refresh ?? "" } as const;
  return (await app.client().call(requestToken, { body })).status;
};

test("An access token ends after a quarter of an hour, and a token that is signed then works", async () => {
  const buyer = await app.signedIn(BUYER);
  pass(14 * MINUTE);
  expect(await buyer.status("GET", "/api/users/current")).toBe(200);
  pass(16 * MINUTE);
  expect(await buyer.status("GET", "/api/users/current")).toBe(401);
  const later = await app.signedIn(BUYER);
  expect(await later.status("GET", "/api/users/current")).toBe(200);
});

test("A refresh token works after 29 days, and not after 31", async () => {
  const [early, late] = [await app.signedIn(BUYER), await app.signedIn(BUYER)];
  pass(29 * DAY);
  expect(await refreshed(early.tokens.refresh)).toBe(200);
  pass(31 * DAY);
  expect(await refreshed(late.tokens.refresh)).toBe(400);
});

test("An invitation ends after its time", async () => {
  const opened = async (): Promise<boolean> => {
    const { body } = await app.client().call(getUserByHash, { params: { hash: INVITATION } });
    return body.success;
  };
  expect(await opened()).toBe(true);
  pass(11 * 365 * DAY);
  expect(await opened()).toBe(false);
});

test("A reset that was asked before the clock moved is removed a month later", async () => {
  await app.pool.query(
    "insert into password_resets (hash, user_id, expires_at, created_at) select 'x', min(id), now(), now() from users",
  );
  const { db, close } = openDatabase(app.databaseUrl, 1, () => undefined);
  const left = async (): Promise<number> => (await app.pool.query("select from password_resets")).rowCount ?? 0;
  pass(29 * DAY);
  await applyRetention(db, false);
  expect(await left()).toBe(1);
  pass(30 * DAY + HOUR);
  await applyRetention(db, false);
  expect(await left()).toBe(0);
  await close();
});
