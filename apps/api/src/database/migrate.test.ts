import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runMigrate } from "../cli/migrate.ts";
import { BUYER, startTestApp } from "../testing/test-app.ts";
import { cloneDatabase, createDatabase } from "../testing/test-database.ts";
import { migrateDatabase, MigrationError, MIGRATIONS } from "./migrate.ts";

const ROLE = `showroom_app_${process.pid}`;

async function ask(url: string, ...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function asRole(url: string): string {
  const address = new URL(url);
  address.username = ROLE;
  address.password = "app";
  return address.href;
}

afterEach(() => vi.unstubAllEnvs());

describe("a separate role for migrations", () => {
  it("lets the application run with a role that cannot alter tables", async () => {
    const owner = await cloneDatabase("demo");
    await ask(owner, `create role ${ROLE} login password 'app'`);
    vi.stubEnv("MIGRATION_DATABASE_URL", owner);
    vi.stubEnv("DATABASE_URL", asRole(owner));
    expect(await runMigrate()).toBe("De database is bij, en de rol van DATABASE_URL mag haar gebruiken");
    await expect(ask(asRole(owner), "create table public.mine (id int)")).rejects.toThrow("permission denied");
    await expect(ask(asRole(owner), "alter table users add column mine int")).rejects.toThrow("must be owner");
    // An import does this.
    await ask(asRole(owner), "select setval('catalogue_ids', (select last_value from catalogue_ids))");
    const app = await startTestApp({ databaseUrl: asRole(owner) });
    await app.signedIn(BUYER);
    await app.stop();
    await ask(owner, `drop owned by ${ROLE}; drop role ${ROLE}`);
  });

  it("is named in the error when the schema is outdated and the application may not alter it", async () => {
    const owner = await createDatabase();
    await ask(owner, `create role ${ROLE} login password 'app'`);
    const migrating = migrateDatabase(asRole(owner));
    await expect(migrating).rejects.toThrow(MigrationError);
    await expect(migrating).rejects.toThrow("showroom migrate");
    await ask(owner, `drop role ${ROLE}`);
  });
});

/** A copy of the product's migrations with one more, which alters an existing table. */
async function withOneMore(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "showroom-migrations-"));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(await readFile(file, "utf8")) as { entries: object[] };
  journal.entries.push({ idx: 9_999, version: "7", when: 9_999_999_999_999, tag: "9999_more", breakpoints: true });
  await writeFile(file, JSON.stringify(journal));
  await writeFile(join(folder, "9999_more.sql"), "alter table users add column more integer");
  return folder;
}

describe("a migration of a table in use", () => {
  it("gives way after a few seconds and retries until it succeeds", { timeout: 30_000 }, async () => {
    const url = await cloneDatabase("empty");
    const folder = await withOneMore();
    const holder = new Client({ connectionString: url });
    await holder.connect();
    await holder.query("begin; lock table users in access share mode");
    const migrating = migrateDatabase(url, folder);
    await new Promise((resolve) => setTimeout(resolve, 300));
    // Queued behind the migration, it would wait as long as the lock is held without the migration's timeout.
    await ask(url, "select count(*) from users");
    await holder.query("rollback");
    await holder.end();
    await migrating;
    await ask(url, "select more from users");
    await rm(folder, { recursive: true });
  });
});
