/**
 * Runs the product's own PostgreSQL as a part: starts it, reports when it is ready, ends when it ends, and stops it on
 * request or when the launcher is gone. Reads `DATA_DIR` and `DATABASE_PORT`.
 */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isRunning } from "@showroom/postgres/is-running";
import { leaveSignalsToCaller, openPostgres } from "@showroom/postgres/open-postgres";
import { databaseFiles } from "./database-files.ts";

/** Seconds for a fast shutdown, followed by an immediate one, after which the server recovers at its next start. */
const PATIENCE = 30;
/** Maximum number of start attempts while a killed server's connections still hold its shared memory. */
const MOST_TRIES = 50;

const dataDir = process.env["DATA_DIR"] ?? ".data";
const { folder, hasRun, user, name, password } = databaseFiles(dataDir);
let words = "";
let pid = 0;

function pidOnFiles(): number {
  const file = join(folder, "postmaster.pid");
  const found = existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
  return Number.isInteger(found) && found > 1 && isRunning(found) && isPostgres(found) ? found : 0;
}

function isPostgres(candidate: number): boolean {
  const commandLine = `/proc/${candidate}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes("postgres");
}

async function untilGone(candidate: number, seconds: number): Promise<boolean> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline; await sleep(50))
    if (!isRunning(candidate)) return true;
  return !isRunning(candidate);
}

/** Fast shutdown first, then immediate shutdown, then SIGKILL. */
async function stopServer(candidate: number): Promise<void> {
  for (const [signal, seconds] of [
    ["SIGINT", PATIENCE],
    ["SIGQUIT", 5],
    ["SIGKILL", 5],
  ] as const) {
    if (!isRunning(candidate)) return;
    process.kill(candidate, signal);
    if (await untilGone(candidate, seconds)) return;
  }
}

const open = (where: string) =>
  openPostgres({
    folder: where,
    port: Number(process.env["DATABASE_PORT"]),
    user,
    password,
    persistent: true,
    settings: { unix_socket_directories: "", max_connections: "120", shared_buffers: "128MB" },
    onWords: (said) => {
      words = (words + said).slice(-2_000);
      process.stderr.write(said);
    },
  });
const server = open(folder);

/** Creates the cluster in a temporary folder and renames it, so that an interrupted one is never used. */
async function initialise(): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await open(draft).initialise();
  renameSync(draft, folder);
}

async function startServer(): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    words = "";
    try {
      await server.start();
      return;
    } catch (error) {
      const isHeld = words.includes("shared memory block");
      if (!isHeld || tries === MOST_TRIES) throw error;
      await sleep(200);
    }
  }
}

async function createDatabase(): Promise<void> {
  const client = server.getPgClient("postgres", "127.0.0.1");
  await client.connect();
  const existing = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
  if (existing.rowCount === 0) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  writeFileSync(hasRun, "");
}

let stopping = false;

async function stop(code: number): Promise<never> {
  if (pid !== 0) await stopServer(pid);
  process.exit(code);
}

async function run(): Promise<void> {
  // The launcher holds the data folder's lock, so a server that still runs on these files is left over from an earlier
  // product.
  const leftOver = pidOnFiles();
  if (leftOver !== 0) await stopServer(leftOver);
  if (!existsSync(join(folder, "PG_VERSION"))) await initialise();
  await startServer();
  pid = pidOnFiles();
  if (stopping) return;
  if (!existsSync(hasRun)) await createDatabase();
  process.send?.("ready");
  while (isRunning(pid)) await sleep(100);
  if (!stopping) process.exit(1);
}

leaveSignalsToCaller();
process.on("SIGTERM", () => {
  if (stopping) return;
  stopping = true;
  pid ||= pidOnFiles();
  void stop(0);
});

try {
  await run();
} catch (error) {
  process.stderr.write(
    `${error instanceof Error ? error.message : "The database server did not start."}\nIts files are in ${folder}.\n`,
  );
  pid ||= pidOnFiles();
  await stop(1);
}
