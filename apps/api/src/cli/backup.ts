import { resolve } from "node:path";
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import type { Manifest } from "../backup/backup-format.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { readCommandConfig } from "../config/config.ts";
import { grantUse } from "../database/grant-use.ts";
import { openImageStore } from "../images/image-store.ts";
import { createQueues, openQuietQueue } from "../jobs/jobs.ts";
import { withRunningProduct } from "./running-product.ts";
import { readArguments, UsageError } from "./usage-error.ts";

function describe({ tables, images, jobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = images.reduce((sum, image) => sum + image.bytes, 0);
  return `${tables.length} tables with ${rows} rows, ${images.length} images of ${Math.round(bytes / 1e6)} MB, ${jobs.rows} jobs`;
}

function folderOf(positionals: readonly string[]): string {
  const [folder, ...rest] = positionals;
  if (folder === undefined || rest.length > 0) throw new UsageError("Name one folder");
  return resolve(folder);
}

/** Writes everything that must not be lost to a new folder. */
export async function runBackup(args: readonly string[]): Promise<string> {
  const folder = folderOf(readArguments(args, {}).positionals);
  const { databaseUrl, dataDir } = readCommandConfig(withRunningProduct(process.env));
  const manifest = await makeBackup(databaseUrl, openImageStore(dataDir), folder);
  return `Backed up to ${folder}: ${describe(manifest)}`;
}

/** Puts a backup into a database. */
export async function runRestore(args: readonly string[]): Promise<string> {
  const { values, positionals } = readArguments(args, { replace: { type: "boolean", default: false } });
  const folder = folderOf(positionals);
  const config = readCommandConfig(withRunningProduct(process.env));
  const databaseUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
  const images = openImageStore(config.dataDir);
  const manifest = await openQuietQueue(databaseUrl, JOB_SCHEMAS.api, async (boss) => {
    await createQueues(boss);
    return await restoreBackup({ databaseUrl, images, boss }, folder, values.replace);
  });
  if (config.migrationDatabaseUrl !== null) await grantUse(databaseUrl, config.databaseUrl);
  return `Restored from ${folder}: ${describe(manifest)}. Start the processes again that run on this database.`;
}
