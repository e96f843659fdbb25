import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

const MIGRATIONS = fileURLToPath(new URL("../../drizzle", import.meta.url));
/** Any fixed number: processes starting together take turns on it. */
const LOCK = 7_405_113;

const PATIENCE_MS = 30_000;
/** Nobody listens yet, or the server says that it is still starting. */
const STARTING = new Set(["ECONNREFUSED", "57P03"]);

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";

/** Connects, after waiting for a server that starts along with this process. */
async function connectOnceUp(url: string): Promise<Client> {
  for (const deadline = Date.now() + PATIENCE_MS; ;) {
    const client = new Client({ connectionString: url, application_name: "showroom-migrate" });
    // A lost connection fails the statement under way, which says so; unheard here, it would end the process as well.
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

/** Brings the database to the newest schema. Safe when several processes start at once, and after a start that was cut short. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connectOnceUp(url);
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
