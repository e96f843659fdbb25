import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { users } from "../../database/schema/accounts.ts";
import type { UserRow } from "../../kernel/asker.ts";
import { createSeal } from "../../kernel/seal.ts";
import { codeOf } from "../../testing/second-factor.ts";
import { ADVISOR } from "../../testing/test-app.ts";
import { useDatabase } from "../../testing/use-database.ts";
import { countCode } from "./code-limit.ts";
import { keepTotpSecret, useTotpCode, userHasSecondFactor } from "./factors.ts";
import { recentUser } from "./recent-sign-in.ts";
import { replaceRecoveryCodes, useRecoveryCode } from "./recovery-codes.ts";
import { newTotpSecret } from "./totp.ts";

const sealOf = (purpose: string) => createSeal("a-secret-key-for-tests-alone-0000", purpose);

const database = useDatabase();
let userId: number;
beforeAll(async () => {
  userId = (await advisor()).id;
});

async function advisor(): Promise<UserRow> {
  const [user] = await database().db.select().from(users).where(eq(users.email, ADVISOR));
  if (!user) throw new Error("The demo has no advisor");
  return user;
}

it("the owner is told from the fifth typed code on, and the eleventh is not checked", async () => {
  const guessing: boolean[] = [];
  for (let tries = 0; tries < 10; tries += 1) guessing.push((await countCode(database().pool, userId)).isGuessing);
  expect(guessing).toEqual([false, false, false, false, true, true, true, true, true, true]);
  await expect(countCode(database().pool, userId)).rejects.toMatchObject({ code: "too-many-requests" });
});

it("a code is used once, also by a request that read the account before the other used it", async () => {
  const secret = newTotpSecret();
  await keepTotpSecret(database().db, sealOf, userId, secret);
  const read = await advisor();
  const uses = [codeOf(secret), codeOf(secret)].map((code) => useTotpCode(database().db, sealOf, read, code));
  expect((await Promise.all(uses)).filter(Boolean)).toHaveLength(1);
  expect(await useTotpCode(database().db, sealOf, { ...read, totpSecret: null }, codeOf(secret))).toBe(false);
});

it("an account that is gone has no second factor", async () => {
  expect(await userHasSecondFactor(database().db, 0)).toBe(false);
});

it("a visitor without an account did not sign in recently", async () => {
  await expect(recentUser(database().db, { kind: "nobody" })).rejects.toMatchObject({ code: "not-authenticated" });
});

it("a recovery code has 24 characters in groups, all of which count", async () => {
  const [code = ""] = await replaceRecoveryCodes(database().db, userId);
  expect(code).toMatch(/^(?:[A-Z2-7]{4}-){5}[A-Z2-7]{4}$/);
  const at = code.search(/[A-Z]/);
  const other = `${code.slice(0, at)}${code[at] === "A" ? "B" : "A"}${code.slice(at + 1)}`;
  expect(await useRecoveryCode(database().db, userId, other)).toBe(false);
  expect(await useRecoveryCode(database().db, userId, ` ${code.replaceAll("-", " ")} `)).toBe(true);
});
