import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { writeWhole } from "./originals.ts";

it("leaves no part behind when a file cannot be written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "originals-"));
  await mkdir(join(folder, "taken.webp"));
  await expect(writeWhole(join(folder, "taken.webp"), Buffer.from("picture"))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(["taken.webp"]);
  await rm(folder, { recursive: true });
});
