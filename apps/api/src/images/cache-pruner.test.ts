import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createCachePruner } from "./cache-pruner.ts";

it("removes the oldest files until the rest fits, after enough bytes were written", async () => {
  const folder = await mkdtemp(join(tmpdir(), "showroom-cache-"));
  for (let day = 1; day <= 5; day += 1) {
    const path = join(folder, `${day}.webp`);
    await writeFile(path, Buffer.alloc(100));
    await utimes(path, day * 86_400, day * 86_400);
  }
  const pruner = createCachePruner(folder, 250, 300);
  pruner.wrote(200);
  await pruner.settled();
  expect(await readdir(folder)).toHaveLength(5);
  expect(await pruner.bytes()).toBe(500);
  pruner.wrote(200);
  await pruner.settled();
  expect((await readdir(folder)).toSorted()).toEqual(["4.webp", "5.webp"]);
  expect(await pruner.bytes()).toBe(200);
  pruner.wrote(30);
  expect(await pruner.bytes()).toBe(230);
  await rm(folder, { recursive: true });
});
