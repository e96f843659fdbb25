import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Registry } from "prom-client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { showFolders } from "./folder-measures.ts";

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "showroom-folders-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

it("the image cache and each log of the launcher have a size and a limit", async () => {
  const registry = new Registry();
  showFolders(registry, dataDir, { cacheBytes: async () => 700 });
  const lines = async (name: string) => (await registry.getSingleMetricAsString(name)).split("\n").slice(2);
  expect(await lines("showroom_folder_bytes")).toEqual(['showroom_folder_bytes{folder="image-cache"} 700']);
  await mkdir(join(dataDir, "logs"));
  for (const file of ["api.log", "api.1.log", "render-service.log", "notes.txt"])
    await writeFile(join(dataDir, "logs", file), "line\n");
  expect((await lines("showroom_folder_bytes")).toSorted()).toEqual([
    'showroom_folder_bytes{folder="image-cache"} 700',
    'showroom_folder_bytes{folder="logs/api"} 10',
    'showroom_folder_bytes{folder="logs/render-service"} 5',
  ]);
  expect((await lines("showroom_folder_limit_bytes")).toSorted()).toEqual([
    `showroom_folder_limit_bytes{folder="image-cache"} ${2 * 2 ** 30}`,
    `showroom_folder_limit_bytes{folder="logs/api"} ${120 * 2 ** 20}`,
    `showroom_folder_limit_bytes{folder="logs/render-service"} ${120 * 2 ** 20}`,
  ]);
});
