import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

export const MIGRATIONS = fileURLToPath(new URL("../../drizzle", import.meta.url));
/** Id of the advisory lock (any fixed number), so that processes that start together migrate in turns. */
export const MIGRATION_LOCK = 7_405_113;

const PATIENCE_MS = 30_000;
/** Error codes of a server that is not listening yet or still starting. */
const STARTING = new Set(["ECONNREFUSED", "57P03"]);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Connects, and waits for a server that is starting at the same time. */
async function connectOnceUp(url: string): Promise<Client> {
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const client = new Client({ connectionString: url, application_name: "showroom-migrate" });
    // A lost connection also rejects the running statement. Without this listener the error would end the process.
    client.on("error", () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (!STARTING.has(codeOf(error)) || Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}

/** Milliseconds that a migration may wait for a locked table, because later queries wait behind it. */
const LOCK_TIMEOUT = 3_000;
const MOST_TRIES = 10;
const LOCK_NOT_AVAILABLE = "55P03";
const PERMISSION_DENIED = "42501";

/** The schema is outdated and the role may not alter it. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

/** Timestamp of the newest executed migration, in milliseconds since 1970; 0 for an empty database. */
async function newestIn(client: Client): Promise<number> {
  const { rows: found } = await client.query<{ readonly there: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as there",
  );
  if (found[0]?.there !== true) return 0;
  const { rows } = await client.query<{ readonly newest: string | null }>(
    "select max(created_at) as newest from drizzle.__drizzle_migrations",
  );
  return Number(rows[0]?.newest ?? 0);
}

async function migrateOnceFree(client: Client, migrationsFolder: string): Promise<void> {
  await client.query("select set_config('lock_timeout', $1, false)", [String(LOCK_TIMEOUT)]);
  for (let tries = 1; ; tries += 1) {
    try {
      await migrate(drizzle(client), { migrationsFolder });
      return;
    } catch (error) {
      const code = codeOf(error) || (error instanceof Error ? codeOf(error.cause) : "");
      if (code === PERMISSION_DENIED)
        throw new MigrationError(
          "the database is of an earlier version and this role may not change its tables: run showroom migrate with MIGRATION_DATABASE_URL first",
          { cause: error },
        );
      if (code !== LOCK_NOT_AVAILABLE || tries === MOST_TRIES) throw error;
      await sleep(500 * tries);
    }
  }
}

/**
 * Migrates the database to the schema of this version; a later schema is not changed. Safe when several processes start
 * at once, and after an interrupted start. Needs the right to alter tables only when there is a migration to run. Waits
 * at most 3 s for a locked table, then gives way and retries.
 * @throws MigrationError when the role may not alter the tables.
 */
export async function migrateDatabase(url: string, migrationsFolder = MIGRATIONS): Promise<void> {
  const newest = readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
  const client = await connectOnceUp(url);
  try {
    if ((await newestIn(client)) >= newest) return;
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrateOnceFree(client, migrationsFolder);
  } finally {
    await client.end();
  }
}
