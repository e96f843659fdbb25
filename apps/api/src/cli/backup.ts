import { resolve } from "node:path";
import { Command } from "@commander-js/extra-typings";
import { JOB_SCHEMAS } from "@showroom/service/job-schemas";
import { BackupError, type Manifest } from "../backup/backup-format.ts";
import { checkOwner } from "../backup/check-owner.ts";
import { makeBackup } from "../backup/make-backup.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { grantUse, roleOf, rolesWithUse } from "../database/grant-use.ts";
import { claimImages, missingImages } from "../images/image-place.ts";
import { createQueues, openQuietQueue } from "../jobs/jobs.ts";
import { print } from "./print.ts";
import { readSetup } from "./with-database.ts";

function describe({ tables, images, jobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const bytes = images.reduce((sum, image) => sum + image.bytes, 0);
  return `${tables.length} tabellen met ${rows} rijen, ${images.length} foto's van ${Math.round(bytes / 1e6)} MB, ${jobs.rows} taken`;
}

const named = (ids: readonly string[]): string =>
  `${ids.slice(0, 5).join(", ")}${ids.length > 5 ? ` en nog ${ids.length - 5}` : ""}`;

/**
 * Writes a backup of database and pictures to a new folder.
 * @throws BackupError after writing, when pictures that the catalogues name are not stored
 */
export async function runBackup(to: string): Promise<string> {
  const folder = resolve(to);
  const { config, openImages } = readSetup();
  const { images, place, close } = await openImages();
  try {
    const manifest = await makeBackup(config.databaseUrl, images, folder);
    const missing = await missingImages(config.databaseUrl, images);
    if (missing.length > 0)
      throw new BackupError(
        `De reservekopie staat in ${folder}, maar ${missing.length} foto's die de catalogi noemen, staan niet in ${place}: ${named(missing)}`,
      );
    return `De reservekopie staat in ${folder}: ${describe(manifest)}, uit ${place}`;
  } finally {
    close();
  }
}

/**
 * Restores a backup into a database.
 * @throws BackupError when the role may not replace the tables
 */
export async function runRestore(from: string, replace: boolean): Promise<string> {
  const folder = resolve(from);
  const { config, openImages } = readSetup();
  const databaseUrl = config.migrationDatabaseUrl ?? config.databaseUrl;
  await checkOwner(databaseUrl);
  const { images, place, stored, close } = await openImages(true);
  try {
    const users = await rolesWithUse(databaseUrl);
    const manifest = await openQuietQueue(databaseUrl, JOB_SCHEMAS.api, async (boss) => {
      await createQueues(boss);
      return await restoreBackup({ databaseUrl, images, boss }, folder, replace);
    });
    const own = config.migrationDatabaseUrl === null ? [] : [roleOf(config.databaseUrl)];
    for (const role of new Set([...users, ...own])) await grantUse(databaseUrl, role);
    await claimImages(databaseUrl, images, stored);
    return `Teruggezet uit ${folder}: ${describe(manifest)}, in ${place}. Start de processen die op deze database draaien opnieuw.`;
  } finally {
    close();
  }
}

export const backupCommand = () =>
  new Command("backup")
    .summary("alles wat niet verloren mag gaan naar een map schrijven")
    .description("Schrijft een reservekopie van database en foto's naar een nieuwe map.")
    .argument("<map>", "waar het moet komen")
    .action(async (folder) => print(await runBackup(folder)));

export const restoreCommand = () =>
  new Command("restore")
    .summary("een reservekopie in een database terugzetten")
    .description("Zet een reservekopie terug in een database.")
    .argument("<map>", "wat backup heeft geschreven")
    .option("--replace", "wat al in de database staat, gaat weg", false)
    .action(async (folder, { replace }) => print(await runRestore(folder, replace)));
