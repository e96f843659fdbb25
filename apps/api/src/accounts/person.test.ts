import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runErase, runExport } from "../cli/person.ts";
import { runRetention } from "../cli/retention.ts";
import { BUYER_DONE, BUYER_HALFWAY, startTestApp, type TestApp } from "../testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => {
  vi.stubEnv("DATABASE_URL", app.databaseUrl);
});
afterEach(() => vi.unstubAllEnvs());

/** Tables in which a text stands, but for confirmations and for the versions of demo catalogues, which hold their published accounts. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('confirmations', 'catalogue_versions')",
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hit = await app.pool.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (hit.rowCount) found.push(name);
  }
  return found;
}

describe("a person", () => {
  it("gets everything that is stored about them, without secrets", async () => {
    await app.signedIn(BUYER_DONE);
    await app.pool.query(
      `insert into closing_exceptions (home_id, part, last_day, reason)
       select h.id, 'tiles', '2027-01-01', 'Ziekenhuis' from homes h join users u
       on u.project_id = h.project_id and u.build_number = h.build_number where u.email = $1`,
      [BUYER_DONE],
    );
    const text = await runExport(BUYER_DONE);
    const person = JSON.parse(text) as Record<string, unknown>;
    expect(person["account"]).toMatchObject({ email: BUYER_DONE });
    expect(person["home"]).toMatchObject({
      phase: "Blok Linde",
      address: "Lindelaan 16",
      exceptions: [{ reason: "Ziekenhuis" }],
      changedExceptions: [],
    });
    expect(person["confirmations"]).toMatchObject([{ buildNumber: "16" }]);
    expect(person["sessions"]).toHaveLength(1);
    expect(text).not.toMatch(/argon2|passwordHash|totpSecret/);
  });

  it("with an order is gewist from everything but the order's confirmation", async () => {
    const { rows } = await app.pool.query("select last_name from users where email = $1", [BUYER_DONE]);
    const client = await app.signedIn(BUYER_DONE);
    const { rows: own } = await app.pool.query(
      "select c.id, c.user_id from project_choices c join users u on u.id = c.user_id where u.email = $1",
      [BUYER_DONE],
    );
    await app.pool.query("insert into share_links (hash, choices_id, expires_at) values ('\\x01', $1, now())", [
      own[0].id,
    ]);
    await app.pool.query(
      "insert into room_versions (choices_id, page_id, name, room) select $1, id, 'Van ons', '{}' from pages limit 1",
      [own[0].id],
    );
    const countOf = async (table: string, column: string, id: number) =>
      (await app.pool.query(`select 1 from ${table} where ${column} = $1`, [id])).rowCount;
    await expect(runErase(BUYER_DONE, false)).rejects.toThrow("--yes");
    expect(await runErase(BUYER_DONE, true)).toContain("wat is ingediend blijft bewaard");
    expect(await tablesWith(BUYER_DONE)).toEqual([]);
    expect(await tablesWith("Ziekenhuis")).toEqual([]);
    expect(await tablesWith(rows[0].last_name)).toEqual([]);
    expect((await app.pool.query("select 1 from confirmations where document->>'buildNumber' = '16'")).rowCount).toBe(
      1,
    );
    expect((await client.raw("GET", "/api/users/current")).status).toBe(401);
    for (const table of ["sessions", "known_devices"])
      expect(await countOf(table, "user_id", own[0].user_id), table).toBe(0);
    for (const table of ["share_links", "room_versions"])
      expect(await countOf(table, "choices_id", own[0].id), table).toBe(0);
    const audit = await app.pool.query("select action from audit_log order by id desc limit 1");
    expect(audit.rows).toEqual([{ action: "erased-person" }]);
  });

  it("without an order is gewist with all they chose", async () => {
    expect(await runErase(BUYER_HALFWAY, true)).toBe(`${BUYER_HALFWAY} is gewist`);
    expect(await tablesWith(BUYER_HALFWAY)).toEqual([]);
    await expect(runExport(BUYER_HALFWAY)).rejects.toThrow("er is geen account");
  });
});

it("what is over is counted by a dry run, and removed without one", async () => {
  await app.pool.query(`insert into contact_questions (project_id, name, email, phone_number, remarks, created_at)
    select id, 'Oud', 'oud@huis.example', '0', 'vraag', now() - make_interval(days => d) from (select id from projects limit 1) p, unnest(array[400, 3]) d`);
  const count = async () => (await app.pool.query("select 1 from contact_questions")).rowCount;
  expect(await count()).toBe(2);
  expect(await runRetention(true)).toMatch(/Zou worden verwijderd:\n +1 {2}vragen/);
  expect(await count()).toBe(2);
  expect(await runRetention(false)).toMatch(/Verwijderd:\n +1 {2}vragen/);
  expect(await count()).toBe(1);
});
