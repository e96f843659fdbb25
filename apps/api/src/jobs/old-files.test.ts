import { mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { removeOldFiles } from "./old-files.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "showroom-files-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const daysAgo = (days: number): Date => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

async function file(path: string, days: number): Promise<void> {
  await mkdir(join(dataDir, path, ".."), { recursive: true });
  await writeFile(join(dataDir, path), "x");
  await utimes(join(dataDir, path), daysAgo(days), daysAgo(days));
}

const left = async () => (await readdir(dataDir, { recursive: true })).filter((name) => /\.\w+$/.test(name)).toSorted();

it("mails of over 30 days and logs of over 60 days are removed, and nothing else", async () => {
  for (const [path, days] of [
    ["outbox/old.eml", 31],
    ["outbox/half.eml.part", 31],
    ["outbox/new.eml", 29],
    ["outbox/note.txt", 400],
    ["logs/api.1.log", 61],
    ["logs/api.log", 59],
    ["images/old.jpg", 400],
    ["secret-key.eml", 400],
  ] as const)
    await file(path, days);
  const before = await left();
  const counts = [2, 1];
  expect((await removeOldFiles(dataDir, true)).map(({ count }) => count)).toEqual(counts);
  expect(await left()).toEqual(before);
  expect((await removeOldFiles(dataDir, false)).map(({ count }) => count)).toEqual(counts);
  expect(await left()).toEqual([
    "images/old.jpg",
    "logs/api.log",
    "outbox/new.eml",
    "outbox/note.txt",
    "secret-key.eml",
  ]);
});

it("a folder that is missing has nothing to remove, and a link is not followed", async () => {
  expect((await removeOldFiles(dataDir, false)).map(({ count }) => count)).toEqual([0, 0]);
  await file("elsewhere/kept.eml", 400);
  await mkdir(join(dataDir, "outbox"));
  await symlink(join(dataDir, "elsewhere/kept.eml"), join(dataDir, "outbox/link.eml"));
  await removeOldFiles(dataDir, false, Date.now() + 400 * 24 * 60 * 60 * 1000);
  expect(await left()).toContain("elsewhere/kept.eml");
});
