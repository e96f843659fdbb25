import { drizzle } from "drizzle-orm/node-postgres";
import { decodeProtectedHeader, exportJWK, generateKeyPair } from "jose";
import { Client, Pool } from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { rotateSigningKey } from "../accounts/signing-keys.ts";
import { BUYER, BUYER_DONE, startTestApp, type TestApp } from "../testing/test-app.ts";
import { cloneDatabase } from "../testing/test-database.ts";
import { TEST_SECRET_KEY } from "../testing/test-environment.ts";

let app: TestApp;
let pool: Pool;
beforeAll(async () => {
  app = await startTestApp();
  pool = app.pool;
});
afterAll(() => app.stop());

describe("the database", () => {
  it("refuses to change or delete a confirmation, also when its buyer is deleted", async () => {
    for (const statement of [
      "update confirmations set document = '{}'",
      "update confirmations set cost = null",
      "delete from confirmations",
      `delete from users where email = '${BUYER_DONE}'`,
    ])
      await expect(pool.query(statement)).rejects.toThrow(/of confirmations is refused/);
  });

  it("refuses to change the audit log, or to delete entries younger than two years", async () => {
    await pool.query("insert into audit_log (action) values ('viewed-as-buyer')");
    await pool.query("insert into audit_log (action, at) values ('viewed-as-buyer', now() - interval '3 years')");
    for (const statement of [
      "update audit_log set actor_id = 1",
      "delete from audit_log",
      "delete from audit_log where at > now() - interval '1 day'",
      "truncate audit_log",
    ])
      await expect(pool.query(statement)).rejects.toThrow(/of audit_log is refused/);
    await pool.query("delete from audit_log where at < now() - interval '2 years'");
    expect((await pool.query("select id from audit_log")).rowCount).toBe(1);
  });

  it("refuses a second buyer with the same building number in any spelling", async () => {
    const insert = (build: string, role = "projectuser"): Promise<unknown> =>
      pool.query(
        `insert into users (email, role, project_id, build_number)
         select gen_random_uuid() || '@x.example', $2, project_id, $1 from users where email = '${BUYER}'`,
        [build, role],
      );
    await insert("12a");
    await expect(insert("12A")).rejects.toThrow("users_build_number");
    await insert("12A", "showroomadvisor");
  });

  it.each([
    ["a role that there is not", `update users set role = 'king' where email = '${BUYER}'`, "users_role_known"],
    ["an address that is none", `update users set email = 'nobody' where email = '${BUYER}'`, "users_email_present"],
    ["a version below zero", "update project_choices set version = -1", "project_choices_counts"],
    [
      "a moment of handing in without its kind",
      "update project_choices set submitted_at = now(), submit_type = null",
      "project_choices_submission",
    ],
  ])("refuses %s", async (_, statement, name) => {
    await expect(pool.query(statement)).rejects.toThrow(name);
  });

  it("has an index for every foreign key", async () => {
    const { rows } = await pool.query<{ name: string }>(`
      select c.conname as name from pg_constraint c
      where c.contype = 'f' and c.connamespace = 'public'::regnamespace and not exists (
        select from pg_index i where i.indrelid = c.conrelid
          and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey)`);
    expect(rows.map(({ name }) => name)).toEqual([]);
  });

  it("sends an event for every ended session", async () => {
    const listener = new Client({ connectionString: app.databaseUrl });
    await listener.connect();
    const told: string[] = [];
    listener.on("notification", ({ payload }) => told.push(String(JSON.parse(payload ?? "null"))));
    await listener.query("listen session_ended");
    const [first, second] = [await app.signedIn(BUYER), await app.signedIn(BUYER_DONE)];
    const { rows } = await pool.query<{ id: string }>(
      "select id from sessions where ended_at is null order by created_at desc limit 2",
    );
    await first.raw("GET", "/api/logout");
    await pool.query("delete from sessions where ended_at is null");
    await vi.waitFor(() => expect(told).toEqual(expect.arrayContaining(rows.map(({ id }) => id))));
    await pool.query("delete from sessions");
    await listener.query("select 1");
    expect(new Set(told).size).toBe(told.length);
    expect((await second.raw("GET", "/api/users/current")).status).toBe(401);
    await listener.end();
  });
});

describe("signing keys", () => {
  it("are encrypted, and plain-text ones are encrypted at the next start", async () => {
    const databaseUrl = await cloneDatabase("demo");
    const earlier = new Pool({ connectionString: databaseUrl, max: 1 });
    const key = await generateKeyPair("EdDSA", { crv: "Ed25519", extractable: true });
    const [privateJwk, publicJwk] = [await exportJWK(key.privateKey), await exportJWK(key.publicKey)];
    await earlier.query(
      "update signing_keys set kid = 'old', private_sealed = null, private_jwk = $1, public_jwk = $2",
      [privateJwk, { ...publicJwk, kid: "old", alg: "EdDSA" }],
    );
    const restarted = await startTestApp({ databaseUrl });
    const client = await restarted.signedIn(BUYER);
    const token = client.tokens.access ?? "";
    expect(decodeProtectedHeader(token).kid).toBe("old");
    const { rows } = await earlier.query("select * from signing_keys");
    expect(JSON.stringify(rows)).not.toContain(privateJwk.d);
    expect(rows[0]).toMatchObject({ private_jwk: null, private_sealed: expect.any(Buffer) });
    await rotateSigningKey(drizzle(earlier), TEST_SECRET_KEY);
    const kept = await earlier.query(
      "select retired_at is null as used, private_sealed is null as gone from signing_keys order by created_at",
    );
    expect(kept.rows).toEqual([
      { used: false, gone: true },
      { used: true, gone: false },
    ]);
    expect((await client.raw("GET", "/api/users/current")).status).toBe(200);
    await restarted.stop();
    await earlier.end();
  });

  it("are rotated whole or not at all", async () => {
    const inUse = async () => (await pool.query("select kid from signing_keys where retired_at is null")).rows;
    const before = await inUse();
    await pool.query(
      "create trigger no_new_key before insert on signing_keys for each statement execute function refuse_change()",
    );
    await expect(rotateSigningKey(drizzle(pool), TEST_SECRET_KEY)).rejects.toThrow();
    expect(await inUse()).toEqual(before);
    await pool.query("drop trigger no_new_key on signing_keys");
  });

  it("cannot be decrypted with another secret", async () => {
    const databaseUrl = await cloneDatabase("demo");
    await expect(
      startTestApp({ databaseUrl, environment: { SECRET_KEY: "another-secret-key-for-this-test-0" } }),
    ).rejects.toThrow("SECRET_KEY");
  });
});
