import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";

/** Most bytes of the cache folder. */
export const CACHE_LIMIT = 2 * 1024 ** 3;
/** Number of written bytes after which the folder is checked. */
const CHECK_AFTER = 64 * 1024 ** 2;

interface CachedFile {
  readonly path: string;
  readonly size: number;
  readonly mtimeMs: number;
}

async function filesOf(folder: string): Promise<CachedFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, mtimeMs };
      }),
  );
}

const bytesOf = (files: readonly CachedFile[]): number => files.reduce((sum, { size }) => sum + size, 0);

/** Keeps a cache folder under its limit by removing the oldest files. */
export function createCachePruner(folder: string, limit = CACHE_LIMIT, checkAfter = CHECK_AFTER) {
  let written = 0;
  let pruning: Promise<void> | null = null;

  /** Bytes at the last count, and those written since; null before the first count. */
  let known: number | null = null;

  const prune = async (): Promise<void> => {
    const files = await filesOf(folder);
    let total = bytesOf(files);
    for (const file of files.toSorted((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (total <= limit) break;
      await rm(file.path, { force: true });
      total -= file.size;
    }
    known = total;
  };

  return {
    /** Reports written bytes, which occasionally starts a round in the background. */
    wrote: (bytes: number): void => {
      written += bytes;
      if (known !== null) known += bytes;
      if (written < checkAfter || pruning) return;
      written = 0;
      pruning = prune()
        .catch(() => undefined)
        .finally(() => {
          pruning = null;
        });
    },
    /** About how many bytes the folder has. The first call counts them. */
    bytes: async (): Promise<number> => (known ??= bytesOf(await filesOf(folder).catch(() => []))),
    /** Resolves when no round is running. */
    settled: async (): Promise<void> => {
      await pruning;
    },
  };
}
