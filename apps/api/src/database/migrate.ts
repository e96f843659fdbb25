import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Client } from "pg";

const MIGRATIONS = fileURLToPath(new URL("../../drizzle", import.meta.url));
/** Any fixed number: processes starting together take turns on it. */
const LOCK = 7_405_113;

/** Brings the database to the newest schema. Safe when several processes start at once, and after a start that was cut short. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: "showroom-migrate" });
  // A lost connection fails the statement under way, which says so; unheard here, it would end the process as well.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS });
  } finally {
    await client.end();
  }
}
