import { lstat, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Files that are removed when they were not written for some days. docs/privacy.md gives the reasons. */
interface KeptFiles {
  readonly name: string;
  /** Folder below the data folder. */
  readonly folder: string;
  readonly files: RegExp;
  readonly days: number;
}

const KEPT_FILES: readonly KeptFiles[] = [
  { name: "mails in outbox, na 30 dagen", folder: "outbox", files: /\.eml(\.part)?$/, days: 30 },
  { name: "logbestanden, 60 dagen na de laatste regel", folder: "logs", files: /\.log$/, days: 60 },
];

async function oldFiles(folder: string, { files, days }: KeptFiles, now: number): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const old: string[] = [];
  for (const name of names.filter((one) => files.test(one))) {
    const path = join(folder, name);
    const found = await lstat(path).catch(() => null);
    if (found?.isFile() && now - found.mtimeMs > days * DAY_MS) old.push(path);
  }
  return old;
}

/** Removes mails and logs of the data folder that are old enough, or only counts them. */
export async function removeOldFiles(
  dataDir: string,
  isDryRun: boolean,
  now = Date.now(),
): Promise<{ readonly name: string; readonly count: number }[]> {
  const counts: { name: string; count: number }[] = [];
  for (const kept of KEPT_FILES) {
    const old = await oldFiles(join(dataDir, kept.folder), kept, now);
    if (!isDryRun) for (const path of old) await rm(path, { force: true });
    counts.push({ name: kept.name, count: old.length });
  }
  return counts;
}
