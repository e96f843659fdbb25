/** API, jobs and render hub of one world, on a database of its own. They run in this process and read its clock. */
import { mkdir, symlink } from "node:fs/promises";
import { join } from "node:path";
import { openDatabase } from "../../../apps/api/src/database/database.ts";
import type { DatabaseHandle } from "../../../apps/api/src/database/database.ts";
import { startApp } from "../../../apps/api/src/main/start.ts";
import { testConfig } from "../../../apps/api/src/testing/test-environment.ts";
import type { Base } from "./base.ts";
import { startHub } from "./hub.ts";

export interface Servers {
  readonly url: string;
  readonly dataDir: string;
  readonly database: DatabaseHandle;
  /** Errors that the API logged. */
  readonly log: readonly string[];
  readonly stop: () => Promise<void>;
}

let started = 0;

export async function startServers(base: Base): Promise<Servers> {
  const databaseUrl = await base.newDatabase();
  started += 1;
  const dataDir = join(base.dataDir, `world-${started}`);
  await mkdir(dataDir, { recursive: true });
  await symlink(join(base.dataDir, "images"), join(dataDir, "images"));
  const log: string[] = [];
  const url = `http://localhost:${base.apiPort}`;
  const config = testConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(base.apiPort),
    PUBLIC_URL: url,
    RENDER_HUB_URL: `http://localhost:${base.hubPort}/chat-hub`,
    RENDER_PUBLIC_URL: `http://localhost:${base.hubPort}`,
    RATE_LIMIT: "1000000",
    LOG_LEVEL: "error",
  });
  const app = await startApp(config, {
    passwords: base.passwords,
    logDestination: { write: (line) => log.push(line) },
  });
  const stopHub = await startHub({ apiUrl: url, port: base.hubPort, dataDir, databaseUrl });
  const database = openDatabase(databaseUrl, 3, () => undefined);
  return {
    url,
    dataDir,
    database,
    log,
    stop: async () => {
      await stopHub();
      await app.stop();
      await database.close();
    },
  };
}
