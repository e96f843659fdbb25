import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import type { Manifest } from "../backup/backup-format.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { readCommandConfig } from "../config/config.ts";
import { grantUse } from "../database/grant-use.ts";
import { openImagesOfCommand } from "../images/open-images.ts";
import { createQueues, openQuietQueue } from "../jobs/jobs.ts";
import { print } from "./print.ts";
import { withRunningProduct } from "./running-product.ts";

function describe({ tables, images, jobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = images.reduce((sum, image) => sum + image.bytes, 0);
  return `${tables.length} tables with ${rows} rows, ${images.length} images of ${Math.round(bytes / 1e6)} MB, ${jobs.rows} jobs`;
}

/** Writes a backup of database and pictures to a new folder. */
export async function runBackup(to: string): Promise<string> {
  const folder = resolve(to);
  const config = readCommandConfig(withRunningProduct(process.env));
  const { images, close } = await openImagesOfCommand(config);
  const manifest = await makeBackup(config.databaseUrl, images, folder).finally(close);
  return `Backed up to ${folder}: ${describe(manifest)}`;
}

/** Restores a backup into a database. */
export async function runRestore(from: string, replace: boolean): Promise<string> {
  const folder = resolve(from);
  const config = readCommandConfig(withRunningProduct(process.env));
  const databaseUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
  const { images, close } = await openImagesOfCommand(config);
  const manifest = await openQuietQueue(databaseUrl, JOB_SCHEMAS.api, async (boss) => {
    await createQueues(boss);
    return await restoreBackup({ databaseUrl, images, boss }, folder, replace);
  }).finally(close);
  if (config.migrationDatabaseUrl !== null) await grantUse(databaseUrl, config.databaseUrl);
  return `Restored from ${folder}: ${describe(manifest)}. Start the processes again that run on this database.`;
}

export const backupCommand = () =>
  new Command("backup")
    .summary("write everything that must not be lost to a folder")
    .description("Writes a backup of database and pictures to a new folder.")
    .argument("<folder>", "where to write it")
    .action(async (folder) => print(await runBackup(folder)));

export const restoreCommand = () =>
  new Command("restore")
    .summary("put a backup into a database")
    .description("Restores a backup into a database.")
    .argument("<folder>", "what backup wrote")
    .option("--replace", "take away what the database has already", false)
    .action(async (folder, { replace }) => print(await runRestore(folder, replace)));
