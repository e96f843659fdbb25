import { chmodSync, existsSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** Others may pass through a folder, without seeing what is in it. */
const OTHERS_PASS = 0o001;

/**
 * PostgreSQL refuses to run as root: for root it runs as a user of its own, who must be able to pass to the program and to
 * its files. Opens the folders on the way for passing only, and says so.
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
