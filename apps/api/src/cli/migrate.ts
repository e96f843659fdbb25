import { Command } from "@commander-js/extra-typings";
import { sharedSecret } from "@showroom/pg-events/shared-secret";
import { JOB_SCHEMAS, PICTURE_SECRET } from "@showroom/service/job-schemas";
import { readCommandConfig } from "../config/config.ts";
import { grantUse, roleOf } from "../database/grant-use.ts";
import { migrateDatabase } from "../database/migrate.ts";
import { openQuietQueue } from "../jobs/jobs.ts";
import { print } from "./print.ts";
import { withRunningProduct } from "./running-product.ts";

/** Migrates tables and job queues to this version, and grants the role of DATABASE_URL access to them. */
export async function runMigrate(): Promise<string> {
  const { databaseUrl, migrationDatabaseUrl } = readCommandConfig(withRunningProduct(process.env));
  const owner = migrationDatabaseUrl ?? databaseUrl;
  await migrateDatabase(owner);
  for (const schema of Object.values(JOB_SCHEMAS)) await openQuietQueue(owner, schema, async () => undefined);
  await sharedSecret(owner, JOB_SCHEMAS.render, PICTURE_SECRET);
  if (migrationDatabaseUrl === null) return "De database is bij";
  await grantUse(owner, roleOf(databaseUrl));
  return "De database is bij, en de rol van DATABASE_URL mag haar gebruiken";
}

export const migrateCommand = () =>
  new Command("migrate")
    .summary("de database naar deze versie brengen")
    .description("Brengt tabellen en wachtrijen naar deze versie, en geeft de rol van DATABASE_URL er toegang toe.")
    .action(async () => print(await runMigrate()));
