import { PgBoss } from "pg-boss";
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import { readCommandConfig } from "../config/config.ts";
import { grantUse } from "../database/grant-use.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { withRunningProduct } from "./running-product.ts";
import { readArguments } from "./usage-error.ts";

async function migrateQueue(url: string, schema: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, schema, max: 1, supervise: false, schedule: false });
  boss.on("error", (error) => process.stderr.write(`${error.message}\n`));
  await boss.start();
  await boss.stop({ graceful: false });
}

/** Brings tables and job queues to this version, and lets the role of DATABASE_URL use them. */
export async function runMigrate(args: readonly string[]): Promise<string> {
  readArguments(args, {});
  const { databaseUrl, migrationDatabaseUrl } = readCommandConfig(withRunningProduct(process.env));
  const owner = migrationDatabaseUrl ?? databaseUrl;
  await migrateDatabase(owner);
  for (const schema of Object.values(JOB_SCHEMAS)) await migrateQueue(owner, schema);
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (owner === databaseUrl || role === "") return "The database is up to date";
  await grantUse(owner, role);
  return `The database is up to date, and ${role} may use it`;
}
