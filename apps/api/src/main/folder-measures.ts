import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { addGauges } from "@showroom/service/gauges";
import { LOG_FILE_MEGABYTES, LOG_FILES } from "@showroom/service/log-limits";
import type { Registry } from "prom-client";
import { CACHE_LIMIT } from "../images/cache-pruner.ts";
import type { ImageStore } from "../images/image-store.ts";

const IMAGE_CACHE = "image-cache";
const LOG_LIMIT = LOG_FILES * LOG_FILE_MEGABYTES * 2 ** 20;

interface LogFile {
  /** Such as `logs/api`, the same for rotated files. */
  readonly log: string;
  readonly path: string;
}

/** The log files of `npm start`; none when something else keeps the logs. */
async function findLogFiles(dataDir: string): Promise<LogFile[]> {
  const folder = join(dataDir, "logs");
  const files = await readdir(folder).catch(() => []);
  return files.flatMap((file) => {
    const [, name] = /^([\w-]+)(?:\.\d+)?\.log$/.exec(file) ?? [];
    return name === undefined ? [] : [{ log: `logs/${name}`, path: join(folder, file) }];
  });
}

async function logBytes(dataDir: string): Promise<ReadonlyMap<string, number>> {
  const bytes = new Map<string, number>();
  for (const { log, path } of await findLogFiles(dataDir)) {
    // A file may be rotated away meanwhile.
    const size = await stat(path).then(
      (found) => found.size,
      () => 0,
    );
    bytes.set(log, (bytes.get(log) ?? 0) + size);
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
    ...(await findLogFiles(dataDir)).map(({ log }): [string, number] => [log, LOG_LIMIT]),
  ]);
}
