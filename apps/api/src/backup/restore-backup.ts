import { readFile } from "node:fs/promises";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { Client, escapeIdentifier } from "pg";
import type { PgBoss } from "pg-boss";
import { MIGRATION_LOCK, MIGRATIONS } from "../database/migrate.ts";
import type { ImageStore } from "../images/image-store.ts";
import {
  BackupError,
  imageFile,
  jobsFile,
  tableFile,
  waitingJobSchema,
  type Manifest,
  type WaitingJob,
} from "./backup-format.ts";
import { checkBackup } from "./check-backup.ts";
import { COPY_SETTINGS, describeTable, loadTable } from "./copy-table.ts";
import { emptySchema, holdsData, runMigrations } from "./make-schema.ts";
import { readTables } from "./read-tables.ts";
import { writeWaitingJobs } from "./waiting-jobs.ts";

interface RestoreTools {
  /** Database URL with the role that owns the tables. */
  readonly databaseUrl: string;
  readonly images: ImageStore;
  /** Job queue whose queues exist already. */
  readonly boss: PgBoss;
}

async function readJobs(folder: string): Promise<WaitingJob[]> {
  const lines = (await readFile(jobsFile(folder), "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => waitingJobSchema.parse(JSON.parse(line)));
}

async function loadRows(client: Client, manifest: Manifest, folder: string): Promise<void> {
  const tables = manifest.tables.map(({ name }) => `public.${escapeIdentifier(name)}`);
  // Triggers are disabled, because rows are restored unchanged.
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  for (const table of manifest.tables) await loadTable(client, table, tableFile(folder, table.name));
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { name, last } of manifest.sequences)
    await client.query("select setval(('public.' || quote_ident($1))::regclass, $2::bigint)", [name, last]);
  for (const table of await readTables(client)) {
    const expected = manifest.tables.find(({ name }) => name === table.name);
    const found = await describeTable(client, table);
    if (found.rows !== (expected?.rows ?? 0) || (expected && found.sha256 !== expected.sha256))
      throw new BackupError(`De teruggezette tabel ${table.name} is anders dan de reservekopie`);
  }
}

async function restoreDatabase(
  { databaseUrl, boss }: RestoreTools,
  manifest: Manifest,
  folder: string,
  replace: boolean,
): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  if (!migrations.some(({ folderMillis }) => folderMillis === manifest.migration.createdAt))
    throw new BackupError(`De reservekopie is van versie ${manifest.version}, en die is nieuwer dan deze`);
  const isIn = ({ folderMillis }: { readonly folderMillis: number }): boolean =>
    folderMillis <= manifest.migration.createdAt;
  const client = new Client({ connectionString: databaseUrl, application_name: "showroom-restore" });
  await client.connect();
  try {
    await client.query("begin");
    await client.query(COPY_SETTINGS);
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    if (!replace && (await holdsData(client)))
      throw new BackupError("In de database staan al projecten of personen. Met --replace gaan die verloren.");
    await emptySchema(client);
    await runMigrations(client, migrations.filter(isIn));
    await loadRows(client, manifest, folder);
    await runMigrations(
      client,
      migrations.filter((migration) => !isIn(migration)),
    );
    await writeWaitingJobs(boss, client, await readJobs(folder));
    await client.query("commit");
    await client.query("analyze");
  } finally {
    await client.end();
  }
}

/**
 * Replaces the content of the database with a backup in one transaction, and migrates it to this version. Images are
 * added to the existing ones. Restart the processes that use the database afterwards.
 * @throws BackupError when the backup is damaged or of a later version, or when the database has data and `replace` is
 * false.
 */
export async function restoreBackup(tools: RestoreTools, folder: string, replace: boolean): Promise<Manifest> {
  const manifest = await checkBackup(folder);
  for (const { publicId } of manifest.images)
    await tools.images.put(publicId, () => readFile(imageFile(folder, publicId)));
  await restoreDatabase(tools, manifest, folder, replace);
  return manifest;
}
