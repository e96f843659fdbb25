import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface DataFolderLock {
  /** Whether the previous product on this folder ended without cleaning up, so that its parts may still be stopping. */
  readonly endedUncleanly: boolean;
  /** Releases the lock. */
  release(): void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function describeHolder(file: string): string {
  try {
    const { pid, address } = JSON.parse(readFileSync(file, "utf8")) as { pid: number; address: string };
    return ` (process ${pid}, ${address})`;
  } catch {
    return "";
  }
}

/**
 * Locks the data folder for this process with an operating-system lock on an SQLite file. The lock ends with the
 * process in every case, and works across containers that share the folder.
 * @throws Error with a short message when another product uses the folder, or when it is not writable.
 */
export function lockDataFolder(dataDir: string, address: string): DataFolderLock {
  const holderFile = join(dataDir, "lock.json");
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true });
    database = new DatabaseSync(join(dataDir, "lock"));
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch (error) {
    database?.close();
    if (messageOf(error).includes("locked"))
      throw new Error(
        `The data folder ${dataDir} is in use by a product that runs${describeHolder(holderFile)}: stop that one first, or choose another folder with --data-dir.`,
        { cause: error },
      );
    throw new Error(`The data folder ${dataDir} cannot be used: ${messageOf(error)}.`, { cause: error });
  }
  const held = database;
  const endedUncleanly = describeHolder(holderFile) !== "";
  try {
    writeFileSync(holderFile, JSON.stringify({ pid: process.pid, address }));
  } catch {
    // The disk may be full; the lock still works.
  }
  return {
    endedUncleanly,
    release: () => {
      rmSync(holderFile, { force: true });
      held.close();
    },
  };
}
