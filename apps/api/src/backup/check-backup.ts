import { readFile } from "node:fs/promises";
import {
  BackupError,
  imageFile,
  jobsFile,
  manifestFile,
  manifestSchema,
  sha256Of,
  tableFile,
} from "./backup-format.ts";
import type { Manifest } from "./backup-format.ts";
import { hashOfDump } from "./copy-table.ts";
import { isPublicId } from "../images/image-store.ts";

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), "utf8").catch((cause: unknown) => {
    throw new BackupError(`${folder} is geen reservekopie: er is geen manifest.json`, { cause });
  });
  const read = manifestSchema.safeParse(JSON.parse(text));
  if (!read.success) throw new BackupError(`manifest.json van ${folder} is niet te lezen: ${read.error.message}`);
  return read.data;
}

/**
 * Reads a backup's manifest, and checks every file against its hash.
 * @throws BackupError naming every file that is missing or damaged.
 */
export async function checkBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const damaged: string[] = [];
  const check = async (name: string, expected: string, find: () => Promise<string>): Promise<void> => {
    if ((await find().catch(() => "")) !== expected) damaged.push(name);
  };
  for (const { name, sha256 } of manifest.tables)
    await check(`tabel ${name}`, sha256, () => hashOfDump(tableFile(folder, name)));
  await check("taken", manifest.jobs.sha256, async () => sha256Of(await readFile(jobsFile(folder))));
  for (const { publicId, sha256 } of manifest.images) {
    if (!isPublicId(publicId))
      throw new BackupError(`manifest.json van ${folder} noemt "${publicId}", en dat is geen foto`);
    await check(`foto ${publicId}`, sha256, async () => sha256Of(await readFile(imageFile(folder, publicId))));
  }
  if (damaged.length > 0) throw new BackupError(`Dit ontbreekt in ${folder} of is beschadigd: ${damaged.join(", ")}`);
  return manifest;
}
