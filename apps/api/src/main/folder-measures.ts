import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { addGauges } from "@showroom/service/gauges";
import { LOG_FILE_MEGABYTES, LOG_FILES } from "@showroom/service/log-limits";
import type { Registry } from "prom-client";
import { CACHE_LIMIT } from "../images/cache-pruner.ts";
import type { ImageStore } from "../images/image-store.ts";

const IMAGE_CACHE = "image-cache";
const LOG_LIMIT = LOG_FILES * LOG_FILE_MEGABYTES * 2 ** 20;

/** Bytes of each log of `npm start`, such as `logs/api`; empty when something else keeps the logs. */
async function logBytes(dataDir: string): Promise<ReadonlyMap<string, number>> {
  const folder = join(dataDir, "logs");
  const bytes = new Map<string, number>();
  for (const file of await readdir(folder).catch(() => [])) {
    const [, name] = /^([\w-]+)(?:\.\d+)?\.log$/.exec(file) ?? [];
    if (name === undefined) continue;
    // A file may be rotated away meanwhile.
    const size = await stat(join(folder, file)).then(
      (found) => found.size,
      () => 0,
    );
    bytes.set(`logs/${name}`, (bytes.get(`logs/${name}`) ?? 0) + size);
  }
  return bytes;
}

/** Adds metrics of the folders on this machine that have a limit, and of that limit, in bytes. */
export function showFolders(registry: Registry, dataDir: string, images: Pick<ImageStore, "cacheBytes">): void {
  addGauges(registry, "showroom_folder_bytes", "Bytes of a folder or of the files of a log", "folder", async () => [
    [IMAGE_CACHE, await images.cacheBytes()],
    ...(await logBytes(dataDir)),
  ]);
  addGauges(registry, "showroom_folder_limit_bytes", "Most bytes of it", "folder", async () => [
    [IMAGE_CACHE, CACHE_LIMIT],
    ...[...(await logBytes(dataDir)).keys()].map((name): [string, number] => [name, LOG_LIMIT]),
  ]);
}
