import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { endProcess, startProcess } from "../src/testing/api-process.ts";
import { freePort } from "@showroom/service/testing/free-port";
import { startPostgres, type PostgresServer } from "@showroom/postgres/test-server";

/** The API as in production: PostgreSQL with durable writes, and the API in separate processes. */
export interface Stand {
  readonly url: string;
  /** URLs of all API processes, starting with `url`. */
  readonly urls: readonly string[];
  readonly dataDir: string;
  readonly postgres: PostgresServer;
  readonly pool: Pool;
  /** E-mail addresses of buyers of De Lindehof without choices; their password is the demo's. */
  readonly buyers: readonly string[];
  /** The process behind `url`. */
  readonly api: () => ChildProcess;
  /** All processes. */
  readonly apis: () => readonly ChildProcess[];
  /** Starts the API again after it ended. */
  readonly startApi: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

const MODEL = "koper@lindehof.example";

async function addBuyers(pool: Pool, count: number): Promise<string[]> {
  const { rows } = await pool.query<{ email: string }>(
    `insert into users (email, password_hash, first_name, role, roles, project_id, house_type_id, build_number, approved_terms_at)
     select 'bench.' || n || '@lindehof.example', password_hash, 'Koper ' || n, role, roles, project_id, house_type_id, 'P' || n, now()
     from users, generate_series(1, $1) n where email = $2 returning email`,
    [count, MODEL],
  );
  return rows.map(({ email }) => email);
}

/**
 * Starts a stand on free ports and in its own folder. `nodeOptions` are passed to the API's process, such as
 * `--cpu-prof`.
 */
export async function openStand(options: {
  readonly buyers: number;
  /** Number of API processes on the database. */
  readonly processes?: number;
  readonly environment?: Readonly<Record<string, string>>;
  readonly nodeOptions?: readonly string[];
}): Promise<Stand> {
  const dataDir = await mkdtemp(join(tmpdir(), "showroom-stand-"));
  const postgres = await startPostgres({ durable: true });
  const environment = {
    NODE_ENV: "development",
    DATABASE_URL: postgres.url,
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    DEMO: "1",
    LOG_LEVEL: "info",
    RATE_LIMIT: "10000000",
    ...options.environment,
  };
  const start = async (port: number): Promise<ChildProcess> =>
    await startProcess({ ...environment, PORT: String(port) }, urlOf(port), options);
  const port = await freePort();
  let api = await start(port);
  const others: { readonly url: string; readonly process: ChildProcess }[] = [];
  for (let count = 1; count < (options.processes ?? 1); count += 1) {
    const other = await freePort();
    others.push({ url: urlOf(other), process: await start(other) });
  }
  const pool = new Pool({ connectionString: postgres.url, max: 2 });
  pool.on("error", () => undefined);
  return {
    url: urlOf(port),
    urls: [urlOf(port), ...others.map(({ url }) => url)],
    dataDir,
    postgres,
    pool,
    buyers: await addBuyers(pool, options.buyers),
    api: () => api,
    apis: () => [api, ...others.map(({ process }) => process)],
    startApi: async () => {
      api = await start(port);
    },
    stop: async () => {
      for (const child of [api, ...others.map(({ process }) => process)]) await endProcess(child, "SIGTERM");
      await pool.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
