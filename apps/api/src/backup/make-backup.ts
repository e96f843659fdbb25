import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { now } from "@showroom/service/clock";
import type { ImageStore } from "../images/image-store.ts";
import { mapAtOnce } from "../kernel/at-once.ts";
import {
  BackupError,
  imageFile,
  jobsFile,
  manifestFile,
  sha256Of,
  tableFile,
  type Manifest,
  type TableEntry,
} from "./backup-format.ts";
import { COPY_SETTINGS, dumpTable } from "./copy-table.ts";
import { readSequences, readTables } from "./read-tables.ts";
import { readWaitingJobs } from "./waiting-jobs.ts";

const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8")) as {
  readonly version: string;
};

/** The disk flushes several files together. */
const IMAGES_AT_ONCE = 8;

async function readMigration(client: Client): Promise<Manifest["migration"]> {
  const { rows } = await client.query<{ readonly hash: string; readonly createdAt: string }>(
    `select hash, created_at as "createdAt" from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  const newest = rows[0];
  if (!newest) throw new BackupError("De database heeft geen tabellen van de showroom");
  return { hash: newest.hash, createdAt: Number(newest.createdAt) };
}

/** Dumps a consistent snapshot of the database. */
async function dumpDatabase(databaseUrl: string, folder: string): Promise<Omit<Manifest, "images">> {
  const client = new Client({ connectionString: databaseUrl, application_name: "showroom-backup" });
  await client.connect();
  try {
    await client.query("begin transaction isolation level repeatable read read only");
    await client.query(COPY_SETTINGS);
    const madeAt = now().toISOString();
    const migration = await readMigration(client);
    const tables: TableEntry[] = [];
    for (const table of await readTables(client))
      tables.push(await dumpTable(client, table, tableFile(folder, table.name)));
    const jobs = await readWaitingJobs(client);
    const lines = jobs.map((job) => `${JSON.stringify(job)}\n`).join("");
    await writeFile(jobsFile(folder), lines, { flush: true });
    // Sequences are not transactional. They are read last, so that none is behind the ids in the rows.
    const sequences = await readSequences(client);
    return {
      format: 1,
      version,
      madeAt,
      migration,
      tables,
      sequences,
      jobs: { rows: jobs.length, sha256: sha256Of(lines) },
    };
  } finally {
    await client.end();
  }
}

/**
 * An image is stored before a row refers to it, and never changes. So the images found after the rows include all that
 * the rows need.
 */
async function copyImages(images: ImageStore, folder: string): Promise<Manifest["images"]> {
  const copied = await mapAtOnce(await images.list(), IMAGES_AT_ONCE, async (publicId) => {
    const content = await images.read(publicId);
    if (content === null) return [];
    const file = imageFile(folder, publicId);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content, { flush: true });
    return [{ publicId, bytes: content.length, sha256: sha256Of(content) }];
  });
  return copied.flat();
}

/**
 * Writes database and images to a new folder, while the product runs. The folder gets its name when it is complete.
 * @throws BackupError when the folder exists or the database is not the product's.
 */
export async function makeBackup(databaseUrl: string, images: ImageStore, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new BackupError(`${folder} is er al: noem een nieuwe map`);
  const draft = `${folder}.part`;
  await mkdir(dirname(folder), { recursive: true });
  await rm(draft, { recursive: true, force: true });
  await mkdir(join(draft, "database"), { recursive: true, mode: 0o700 });
  const database = await dumpDatabase(databaseUrl, draft);
  const manifest = { ...database, images: await copyImages(images, draft) };
  await writeFile(manifestFile(draft), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
  await rename(draft, folder);
  return manifest;
}
