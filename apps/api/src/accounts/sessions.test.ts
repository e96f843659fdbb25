import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { sessions } from "../database/schema/accounts.ts";
import { userId } from "../testing/demo-ids.ts";
import { BUYER, OTHER_BUYER } from "../testing/test-app.ts";
import { useDatabase } from "../testing/use-database.ts";
import { forgetOldDevices, isKnownDevice, rememberDevice } from "./known-devices.ts";
import { forgetOldAttempts } from "./login-limit.ts";
import { forgetOldChallenges } from "./second-factor/challenges.ts";
import {
  endSessionOf,
  endSessions,
  forgetOldSessions,
  listSessions,
  openSession,
  rotateRefreshToken,
} from "./sessions.ts";

const database = useDatabase();
const query = (text: string, values: unknown[] = []) => database().pool.query(text, values);
const device = randomBytes(32);
let owner: number;
beforeEach(async () => {
  owner = await userId(database().pool, BUYER);
  await query("delete from sessions");
});

const open = (of: Buffer | null, userAgent: string | null = null) => openSession(database().db, owner, of, userAgent);
const rotate = (token: string, of: Buffer | null) => rotateRefreshToken(database().db, token, of);
const endOf = async (id: string) =>
  (await database().db.select().from(sessions).where(eq(sessions.id, id)))[0]?.endReason;

describe("a session without a device", () => {
  it("is renewed by others without one, and asks them to wait when its token was just exchanged", async () => {
    const { sessionId, refreshToken } = await open(null);
    expect(await rotate(refreshToken, null)).toMatchObject({ outcome: "rotated", sessionId, userId: owner });
    expect(await rotate(refreshToken, null)).toEqual({ outcome: "just-rotated" });
    expect(await endOf(sessionId)).toBeNull();
  });

  it("ends when a browser with a device repeats its token", async () => {
    const { sessionId, refreshToken } = await open(null);
    await rotate(refreshToken, null);
    expect(await rotate(refreshToken, device)).toEqual({ outcome: "refused" });
    expect(await endOf(sessionId)).toBe("reuse");
  });
});

it("the response to a lost exchange is repeated for a day, and afterwards the session ends", async () => {
  const { sessionId, refreshToken } = await open(device);
  const first = await rotate(refreshToken, device);
  await query("update refresh_tokens set rotated_at = rotated_at - interval '23 hours' where rotated_at is not null");
  expect(await rotate(refreshToken, device)).toEqual(first);
  await query("update refresh_tokens set rotated_at = rotated_at - interval '2 hours' where rotated_at is not null");
  expect(await rotate(refreshToken, device)).toEqual({ outcome: "refused" });
  expect(await endOf(sessionId)).toBe("reuse");
});

it("an unknown token is refused, and a session that ended keeps its reason", async () => {
  expect(await rotate("unknown", device)).toEqual({ outcome: "refused" });
  const { sessionId, refreshToken } = await open(device);
  await endSessions(database().db, owner, "reset");
  expect(await rotate(refreshToken, device)).toEqual({ outcome: "refused" });
  await endSessions(database().db, owner, "logout");
  expect(await endSessionOf(database().db, owner, sessionId)).toBe(false);
  expect(await endOf(sessionId)).toBe("reset");
});

it("the list has the user's active sessions with a token, the last used first", async () => {
  const old = await open(device, "Firefox");
  const without = await open(device, "without a token");
  await open(device, "x".repeat(400));
  const ended = await open(device, "ended");
  await query("update sessions set last_used_at = now() - interval '1 day' where id = $1", [old.sessionId]);
  await query("delete from refresh_tokens where session_id = $1", [without.sessionId]);
  expect(await endSessionOf(database().db, await userId(database().pool, OTHER_BUYER), ended.sessionId)).toBe(false);
  expect(await endSessionOf(database().db, owner, ended.sessionId)).toBe(true);
  const listed = await listSessions(database().db, owner);
  expect(listed.map(({ userAgent }) => userAgent)).toEqual(["x".repeat(300), "Firefox"]);
  expect(listed[1]).toEqual({
    id: old.sessionId,
    createdAt: expect.any(Date),
    lastUsedAt: expect.any(Date),
    userAgent: "Firefox",
  });
  await rotate(old.refreshToken, device);
  expect((await listSessions(database().db, owner))[0]?.id).toBe(old.sessionId);
});

it("a device is known to its own account, in any spelling of the address", async () => {
  await rememberDevice(database().db, owner, device);
  const known = (email: string, of: Buffer | null) => isKnownDevice(database().db, email, of);
  expect(await known(` ${BUYER.toUpperCase()} `, device)).toBe(true);
  expect(await known(BUYER, randomBytes(32))).toBe(false);
  expect(await known(BUYER, null)).toBe(false);
  expect(await known(OTHER_BUYER, device)).toBe(false);
});

describe("the clean-up removes", () => {
  it("sessions that ended a month ago, and those without a token", async () => {
    const ids = async () =>
      (await query("select user_agent from sessions order by 1")).rows.map((row) => row.user_agent);
    for (const name of ["ended", "ended long ago", "expired", "expired long ago", "open"]) await open(device, name);
    await query(`update sessions set ended_at = now() - interval '29 days' where user_agent = 'ended'`);
    await query(`update sessions set ended_at = now() - interval '31 days' where user_agent = 'ended long ago'`);
    const expire = (name: string, days: number) =>
      query(
        "update refresh_tokens set expires_at = now() - make_interval(days => $2) where session_id = (select id from sessions where user_agent = $1)",
        [name, days],
      );
    await expire("expired", 29);
    await expire("expired long ago", 31);
    await forgetOldSessions(database().db);
    expect(await ids()).toEqual(["ended", "expired", "open"]);
  });

  it("devices that were not used for a year", async () => {
    const [recent, old] = [randomBytes(32), randomBytes(32)];
    for (const each of [recent, old]) await rememberDevice(database().db, owner, each);
    const used = (ago: string, of: Buffer) =>
      query("update known_devices set last_used_at = now() - $1::interval where device = $2", [ago, of]);
    await used("11 months", recent);
    await used("13 months", old);
    await forgetOldDevices(database().db);
    expect(await isKnownDevice(database().db, BUYER, recent)).toBe(true);
    expect(await isKnownDevice(database().db, BUYER, old)).toBe(false);
    await used("13 months", recent);
    await rememberDevice(database().db, owner, recent);
    await forgetOldDevices(database().db);
    expect(await isKnownDevice(database().db, BUYER, recent)).toBe(true);
  });

  it("attempts of a known device after 15 minutes, and of others after a day", async () => {
    await query(
      `insert into login_failures (account, address, device, at)
       select decode(md5(device::text), 'hex'), minutes::text, case when device then '\\x01'::bytea end, now() - make_interval(mins => minutes)
       from unnest(array[true, true, false, false, false], array[14, 16, 16, 1439, 1441]) as t (device, minutes)`,
    );
    await forgetOldAttempts(database().db);
    const { rows } = await query("select device is not null as known, address from login_failures order by 1, 2");
    expect(rows.map(({ known, address }) => `${known} ${address}`)).toEqual(["false 1439", "false 16", "true 14"]);
  });

  it("expired second steps", async () => {
    await query(
      `insert into second_factor_challenges (hash, user_id, purpose, challenge, expires_at)
       select decode(md5(challenge), 'hex'), $1, 'sign-in', challenge, now() + ends
       from unnest(array['expired', 'open'], array[interval '-1 second', interval '1 minute']) as t (challenge, ends)`,
      [owner],
    );
    await forgetOldChallenges(database().db);
    expect((await query("select challenge from second_factor_challenges")).rows).toEqual([{ challenge: "open" }]);
  });
});
