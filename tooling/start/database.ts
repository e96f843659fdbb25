import { existsSync } from "node:fs";
import { join } from "node:path";
import { databaseFiles } from "./database-files.ts";
import type { Part } from "./part.ts";
import { freePort } from "./ports.ts";
import { makeReachable } from "./reachable.ts";

export interface Database {
  /** Connection string of the application's database, usable after it has started. */
  readonly url: string;
  /** Whether it has run before, so that the application's database exists. */
  readonly isKnown: boolean;
  readonly part: Part;
}

/**
 * Describes the product's own PostgreSQL with its files under `dataDir`, on a free loopback port. Call it only with the
 * folder's lock.
 */
export async function describeDatabase(
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<Database> {
  for (const path of [dataDir, process.cwd()]) makeReachable(path);
  const { folder, hasRun, user, name, password } = databaseFiles(dataDir);
  const port = await freePort();
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`,
    isKnown: existsSync(join(folder, "PG_VERSION")) && existsSync(hasRun),
    part: {
      name: "database",
      script: "tooling/start/database-server.ts",
      environment: { ...environment, DATABASE_PORT: String(port) },
      secondsToStart: 120,
      secondsToStop: 40,
    },
  };
}
