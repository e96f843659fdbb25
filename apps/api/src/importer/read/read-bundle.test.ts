import { mkdir, mkdtemp, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { generateBundle } from "../generate/generate-bundle.ts";
import { readBundle } from "./read-bundle.ts";

/** The specification's maximum upload in bytes. */
const MOST_BYTES = 26_214_400;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "showroom-bundle-"));
  await mkdir(join(folder, "images"));
  const bundle = generateBundle({ products: 12, rules: 0, seed: 1 });
  const project = { ...bundle.project, images: ["images/film.mp4"] };
  await writeFile(join(folder, "bundle.json"), JSON.stringify({ ...bundle, project }));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeFilm(bytes: number): Promise<void> {
  await writeFile(join(folder, "images/film.mp4"), "\0\0\0\0ftyp");
  await truncate(join(folder, "images/film.mp4"), bytes);
}

it("accepts a file of 26,214,400 bytes", async () => {
  await writeFilm(MOST_BYTES);
  expect((await readBundle(folder)).files.get("images/film.mp4")?.bytes).toBe(MOST_BYTES);
});

it("refuses a larger file, and names it", async () => {
  await writeFilm(MOST_BYTES + 1);
  await expect(readBundle(folder)).rejects.toMatchObject({
    faults: [{ path: "project.images[0]", reason: "images/film.mp4 is groter dan 25 MB" }],
  });
});
