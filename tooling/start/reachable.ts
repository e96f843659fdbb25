import { chmodSync, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Execute permission for others: they may pass through a folder, but not list it. */
const OTHERS_PASS = 0o001;

/**
 * PostgreSQL refuses to run as root, so root runs it as another user, who needs access to the program and its files.
 * Adds execute permission for others to the parent folders, and prints that.
 * @throws Error naming the folder that cannot be opened.
 */
export function makeReachable(path: string): void {
  if (process.getuid?.() !== 0) return;
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if (!existsSync(folder) || (statSync(folder).mode & OTHERS_PASS) !== 0) continue;
    try {
      chmodSync(folder, statSync(folder).mode | OTHERS_PASS);
    } catch {
      throw new Error(
        `The database does not run as root but as user postgres, who may not pass through ${folder}.\nPut the project and --data-dir where others may pass (for example below /srv or /opt), run as an ordinary user, or set DATABASE_URL.`,
      );
    }
    console.log(`  (the database runs as user postgres: others may now pass through ${folder})`);
  }
}
