import { once } from "node:events";
import { connect } from "node:net";
import { setImmediate as nextRound } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { Client } from "pg";
import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { openBuyer } from "../testing/buyer.ts";
import { BUYER, BUYER_HALFWAY, startTestApp, type TestApp } from "../testing/test-app.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { layLine } from "@showroom/pg-events/testing/cuttable-line";
import { cloneDatabase, createDatabase } from "../testing/test-database.ts";
import { rotateSigningKey } from "../accounts/signing-keys.ts";
import { TEST_SECRET_KEY } from "../testing/test-environment.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";

/** Keeps the event loop of the app busy, like the import of a large catalogue. */
function calculateFor(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe("a database outage", () => {
  it("gives a 503 with Retry-After, and recovers automatically", async () => {
    const line = await layLine(app.databaseUrl);
    const remote = await startTestApp({ databaseUrl: line.url });
    const client = await remote.signedIn(BUYER);
    await line.cut();
    const gone = await client.call(getCurrentUser, {});
    expect(gone.status).toBe(503);
    expect(gone.headers.get("retry-after")).toBe("5");
    expect(gone.body).toMatchObject({ code: "not-ready" });
    expect((await client.raw("GET", "/health/ready")).status).toBe(503);
    expect((await client.raw("GET", "/health/live", { withoutToken: true })).status).toBe(200);
    await line.mend();
    expect((await client.call(getCurrentUser, {})).status).toBe(200);
    expect((await client.raw("GET", "/health/ready")).status).toBe(200);
    await remote.stop();
    await line.cut();
  });
});

describe("two processes on one database", () => {
  it("share sessions, signing keys and the version of the choices", async () => {
    const other = await startTestApp({ databaseUrl: app.databaseUrl });
    try {
      const buyer = await openBuyer(await app.signedIn(BUYER), "de-lindehof");
      const elsewhere = other.client();
      elsewhere.tokens.access = buyer.client.tokens.access;
      const params = { projectId: buyer.project.id };
      await buyer.save({ [buyer.page("bathroom").id]: buyer.withLuxuryTile("bathroom") }, 0);
      expect((await elsewhere.call(getChoices, { params })).body.version).toBe(1);
      await rotateSigningKey(drizzle(app.pool), TEST_SECRET_KEY);
      expect((await elsewhere.call(getChoices, { params })).status).toBe(200);
      const third = await startTestApp({ databaseUrl: app.databaseUrl });
      const newlySigned = await third.signedIn(BUYER);
      await third.stop();
      elsewhere.tokens.access = newlySigned.tokens.access;
      expect((await elsewhere.call(getChoices, { params })).status).toBe(200);
    } finally {
      await other.stop();
    }
  });
});

describe("limits of calls that send mails", () => {
  it("are counted over all processes on a database", async () => {
    const other = await startTestApp({ databaseUrl: app.databaseUrl });
    const address = "203.0.113.77";
    const ask = (of: TestApp) =>
      of.client(address).call(requestPasswordReset, { body: { email: "niemand@lindehof.example" } });
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1)
      for (const process of [app, other]) statuses.push((await ask(process)).status);
    expect(statuses.slice(0, 20).every((status) => status < 300)).toBe(true);
    expect(statuses.slice(20)).toEqual([429, 429]);
    await other.stop();
  });
});

describe("the limit of calls", () => {
  it("is counted over all processes on a database, for each address", async () => {
    const environment = { RATE_LIMIT: "40", TRUST_PROXY: "loopback" };
    const one = await startTestApp({ environment });
    const other = await startTestApp({ environment, databaseUrl: one.databaseUrl });
    const statuses = async (of: TestApp, address: string, calls: number): Promise<number[]> => {
      const client = of.client(address);
      const all: number[] = [];
      for (let call = 0; call < calls; call += 1) all.push((await client.raw("GET", "/health/ready")).status);
      return all;
    };
    expect(new Set(await statuses(one, "203.0.113.80", 30))).toEqual(new Set([200]));
    const answers = await statuses(other, "203.0.113.80", 30);
    const taken = answers.filter((status) => status === 200).length;
    expect(taken).toBeGreaterThan(5);
    expect(taken).toBeLessThanOrEqual(14);
    expect(answers.at(-1)).toBe(429);
    const refused = await other.client("203.0.113.80").raw("GET", "/health/ready");
    expect(refused.body).toMatchObject({ code: "too-many-requests" });
    expect(await statuses(other, "203.0.113.81", 1)).toEqual([200]);
    await other.stop();
    await one.stop();
  });
});

describe("an overloaded process", () => {
  it("refuses requests with Retry-After, but still serves liveness and metrics", async () => {
    const busy = await startTestApp({ environment: { HEAP_LIMIT_MB: "1", METRICS_TOKEN: "read-metrics-in-tests" } });
    const client = busy.client();
    const refused = await vi.waitFor(async () => {
      const answer = await client.raw("GET", "/config.json");
      expect(answer.status).toBe(503);
      return answer;
    }, 10_000);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(refused.body).toMatchObject({ code: "overloaded" });
    expect((await client.raw("GET", "/health/ready")).status).toBe(503);
    expect((await client.raw("GET", "/health/live")).status).toBe(200);
    const authorization = "Bearer read-metrics-in-tests";
    expect((await fetch(`${busy.url}/metrics`, { headers: { authorization } })).status).toBe(200);
    await busy.stop();
  });

  it("serves requests after long calculations, because only a lasting delay counts", async () => {
    const client = app.client();
    for (let round = 0; round < 4; round += 1) {
      calculateFor(1_100);
      // Timers run between the calculations.
      await nextRound();
    }
    expect((await client.raw("GET", "/config.json")).status).toBe(200);
  });
});

describe("stopping", () => {
  it("changes the readiness first, while all other requests still work", async () => {
    const leaving = await startTestApp({ databaseUrl: app.databaseUrl });
    const client = leaving.client();
    expect((await client.raw("GET", "/health/ready")).status).toBe(200);
    leaving.drain();
    const ready = await client.raw("GET", "/health/ready");
    expect(ready.status).toBe(503);
    expect(ready.headers.get("retry-after")).toBe("5");
    expect((await client.raw("GET", "/config.json")).status).toBe(200);
    expect((await client.raw("GET", "/health/live")).status).toBe(200);
    await leaving.stop();
  });

  it("does not wait for unused connections", async () => {
    const leaving = await startTestApp({ databaseUrl: app.databaseUrl });
    const unused = connect(Number(new URL(leaving.url).port), "127.0.0.1");
    await once(unused, "connect");
    const begun = Date.now();
    await leaving.stop();
    expect(Date.now() - begun).toBeLessThan(10_000);
    unused.destroy();
  });

  it("completes running requests", async () => {
    const short = await startTestApp({ databaseUrl: app.databaseUrl });
    const buyer = await openBuyer(await short.signedIn(BUYER_HALFWAY), "de-lindehof");
    // Handled at once, because the connection may break while the server stops.
    const saving = buyer.save({ [buyer.page("toilet").id]: buyer.withLuxuryTile("toilet") }, 1).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await short.stop();
    const answer = await saving;
    if (answer) expect([200, 503]).toContain(answer.status);
    const { rows } = await app.pool.query(
      "select version from project_choices p join users u on u.id = p.user_id where u.email = $1",
      [BUYER_HALFWAY],
    );
    expect(rows[0].version).toBe(answer?.status === 200 ? 2 : 1);
  });
});

/** Names and types of all schema objects. */
async function schemaOf(url: string): Promise<string[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ line: string }>(
    `select table_schema || '.' || table_name || '.' || column_name || ' ' || data_type as line from information_schema.columns
     where table_schema in ('public', 'drizzle') union all select indexdef from pg_indexes where schemaname = 'public' order by 1`,
  );
  await client.end();
  return rows.map(({ line }) => line);
}

describe("migrations", () => {
  it("that were interrupted are completed by the next start, with the same schema", async () => {
    const [cut, whole] = [await createDatabase(), await createDatabase()];
    const client = new Client({ connectionString: cut });
    await client.connect();
    try {
      await client.query(
        `create function dawdle() returns event_trigger language plpgsql as $$ begin perform pg_sleep(0.05); end $$;
         create event trigger dawdle on ddl_command_end when tag in ('CREATE TABLE') execute function dawdle()`,
      );
      const migrating = migrateDatabase(cut).then(
        () => "finished",
        () => "cut short",
      );
      await new Promise((resolve) => setTimeout(resolve, 300));
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'showroom-migrate' and datname = current_database()",
      );
      expect(await migrating).toBe("cut short");
      await client.query("drop event trigger dawdle; drop function dawdle");
      await migrateDatabase(cut);
      await migrateDatabase(whole);
      const resumed = await schemaOf(cut);
      expect(resumed.length).toBeGreaterThan(50);
      expect(resumed).toEqual(await schemaOf(whole));
    } finally {
      await client.end();
    }
  });

  it("wait for a database that starts at the same time", async () => {
    const line = await layLine(await cloneDatabase("empty"));
    await line.cut();
    const migrating = migrateDatabase(line.url).then(() => "done");
    const meanwhile = new Promise((resolve) => setTimeout(resolve, 300, "waiting"));
    expect(await Promise.race([migrating, meanwhile])).toBe("waiting");
    await line.mend();
    expect(await migrating).toBe("done");
    await line.cut();
  });

  it("run once when many processes start at the same time", async () => {
    const url = await cloneDatabase("empty");
    await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url)));
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query("select count(*)::int as n from drizzle.__drizzle_migrations");
    await client.end();
    expect(rows[0].n).toBeGreaterThan(0);
  });
});
