import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "@showroom/postgres/is-running";
import { leaveSignalsToCaller, openPostgres } from "@showroom/postgres/open-postgres";
import { makeReachable } from "./reachable.ts";

export interface Database {
  /** Connection string of the applications' database, good once it has started. */
  readonly url: string;
  /** Whether it has run before, so that what the applications look for will be there. */
  readonly isKnown: boolean;
  /** @throws Error with the server's last words when it does not start. */
  readonly start: () => Promise<void>;
  stop(): Promise<void>;
}

const USER = "showroom";
const NAME = "showroom";

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** Ends a server that an interrupted run left behind on these files; PostgreSQL itself clears a stale pid file. */
async function stopLeftOver(folder: string): Promise<void> {
  const pidFile = join(folder, "postmaster.pid");
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isRunning(pid) || !isPostgres(pid)) return;
  process.kill(pid, "SIGINT");
  for (let waited = 0; waited < 100 && isRunning(pid); waited++) await sleep(100);
  if (isRunning(pid))
    throw new Error(`A database server (process ${pid}) still uses ${folder}: stop it and start again.`);
}

function isPostgres(pid: number): boolean {
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes("postgres");
}

function passwordFor(dataDir: string): string {
  const file = join(dataDir, "postgres-password");
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600 });
  return readFileSync(file, "utf8");
}

/** Prepares the product's own PostgreSQL with its files under `dataDir`, on a free loopback port. */
export async function prepareDatabase(dataDir: string): Promise<Database> {
  leaveSignalsToCaller();
  mkdirSync(dataDir, { recursive: true });
  for (const path of [dataDir, process.cwd()]) makeReachable(path);
  const folder = join(dataDir, "postgres");
  await stopLeftOver(folder);
  const password = passwordFor(dataDir);
  const port = await freePort();
  const lastWords: string[] = [];
  const server = openPostgres({
    folder,
    port,
    user: USER,
    password,
    persistent: true,
    settings: { unix_socket_directories: "", max_connections: "120", shared_buffers: "128MB" },
    onWords: (words) => lastWords.push(words),
  });
  const isInitialised = existsSync(join(folder, "PG_VERSION"));
  const hasRun = join(dataDir, "postgres-has-run");
  const start = async (): Promise<void> => {
    try {
      if (!isInitialised) await server.initialise();
      await server.start();
    } catch (error) {
      const reason = error instanceof Error ? error.message : lastWords.slice(-5).join("").trim();
      throw new Error(`The database server did not start: ${reason || "it said nothing"}\nIts files are in ${folder}.`);
    }
    const client = server.getPgClient("postgres", "127.0.0.1");
    await client.connect();
    const existing = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [NAME]);
    if (existing.rowCount === 0) await client.query(`CREATE DATABASE ${NAME}`);
    await client.end();
    writeFileSync(hasRun, "");
  };
  const url = `postgresql://${USER}:${password}@127.0.0.1:${port}/${NAME}`;
  return { url, isKnown: isInitialised && existsSync(hasRun), start, stop: () => server.stop() };
}
