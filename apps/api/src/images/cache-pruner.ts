import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

const CACHE_LIMIT = 2 * 1024 ** 3;
/** Number of written bytes after which the folder is checked. */
const CHECK_AFTER = 64 * 1024 ** 2;

/** Keeps a cache folder under its limit by removing the oldest files. */
export function createCachePruner(folder: string, limit = CACHE_LIMIT, checkAfter = CHECK_AFTER) {
  let written = 0;
  let pruning: Promise<void> | null = null;

  const prune = async (): Promise<void> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const path = join(entry.parentPath, entry.name);
          const { size, mtimeMs } = await stat(path);
          return { path, size, mtimeMs };
        }),
    );
    let total = files.reduce((sum, file) => sum + file.size, 0);
    for (const file of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (total <= limit) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
  };

  return {
    /** Reports written bytes, which occasionally starts a round in the background. */
    wrote: (bytes: number): void => {
      written += bytes;
      if (written < checkAfter || pruning) return;
      written = 0;
      pruning = prune()
        .catch(() => undefined)
        .finally(() => {
          pruning = null;
        });
    },
    /** Resolves when no round is running. */
    settled: async (): Promise<void> => {
      await pruning;
    },
  };
}
