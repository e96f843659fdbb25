import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useDatabase } from "../testing/use-database.ts";
import { TEST_SECRET_KEY } from "../testing/test-environment.ts";
import { openSigningKeys, rotateSigningKey } from "./signing-keys.ts";

const database = useDatabase();
const open = () => openSigningKeys(database().db, TEST_SECRET_KEY);
const query = (text: string) => database().pool.query(text);

/** Another process makes a new key. Returns its id. */
async function rotated(): Promise<string> {
  await rotateSigningKey(database().db, TEST_SECRET_KEY);
  const { rows } = await query("select kid from signing_keys where retired_at is null");
  return rows[0].kid;
}

let now = Date.now();
const pass = (milliseconds: number): void => {
  now += milliseconds;
  vi.setSystemTime(now);
};
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now });
  await query("delete from signing_keys");
});
afterEach(() => vi.useRealTimers());

it("a key is published without its private half, and a retired one for a day", async () => {
  const keys = await open();
  const { kid } = await keys.signing();
  expect(await keys.published()).toEqual({
    keys: [{ kid, kty: "OKP", crv: "Ed25519", alg: "EdDSA", use: "sig", x: expect.any(String) }],
  });
  const next = await rotated();
  const kids = async () => (await (await open()).published()).keys.map((key) => key["kid"]);
  expect(await kids()).toEqual([next, kid]);
  await query("update signing_keys set retired_at = retired_at - interval '25 hours' where retired_at is not null");
  expect(await kids()).toEqual([next]);
});

it("a process signs with the key of another after a minute", async () => {
  const keys = await open();
  const first = (await keys.signing()).kid;
  const next = await rotated();
  pass(60_000);
  expect((await keys.signing()).kid).toBe(first);
  pass(1);
  expect((await keys.signing()).kid).toBe(next);
});

it("a process looks for an unknown key at once, but once a second", async () => {
  const keys = await open();
  const { kid } = await keys.signing();
  const second = await rotated();
  expect(await keys.verifying(second)).not.toBeNull();
  expect(await keys.verifying(kid)).not.toBeNull();
  const third = await rotated();
  pass(1_000);
  expect(await keys.verifying(third)).toBeNull();
  pass(1);
  expect(await keys.verifying(third)).not.toBeNull();
  expect(await keys.verifying("unknown")).toBeNull();
});

it("a key without its private half, and a key of another kind, are reported", async () => {
  await open();
  await query("update signing_keys set private_sealed = null");
  await expect(open()).rejects.toThrow("has no private half");
  await query(`update signing_keys set public_jwk = '{"kty": "oct", "k": "AAAA", "alg": "EdDSA"}'`);
  await expect(open()).rejects.toThrow("Ed25519 key pair");
});

it("a retired key loses its private half", async () => {
  await open();
  await rotated();
  await query(`update signing_keys set private_jwk = '{}', private_sealed = '\\x01' where retired_at is not null`);
  await open();
  const { rows } = await query(
    "select retired_at is null as used, private_jwk is null as plain, private_sealed is null as sealed from signing_keys order by used",
  );
  expect(rows).toEqual([
    { used: false, plain: true, sealed: true },
    { used: true, plain: true, sealed: false },
  ]);
});
