import { randomBytes, randomInt } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning } from "./is-running.ts";
import { openPostgres } from "./open-postgres.ts";

const RESTARTS = 50;
const PORTS = { first: 15_432, last: 15_499 } as const;

export interface PostgresServer {
  /** URL of the server's maintenance database. */
  readonly url: string;
  /** The server's log so far. */
  readonly log: readonly string[];
  /** Folder of the server. */
  readonly folder: string;
  /** Id of its main process, whose children are the connections. */
  readonly pid: () => number;
  /** Stops it and keeps its files. */
  readonly shutDown: () => Promise<void>;
  /** Restarts it on the same files, after any kind of stop. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

async function isFree(port: number): Promise<boolean> {
  return await new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A free port. Begins anywhere, because other test runs look for one at the same time. */
async function freePort(): Promise<number> {
  const count = PORTS.last - PORTS.first + 1;
  const begin = randomInt(count);
  for (let n = 0; n < count; n += 1) {
    const port = PORTS.first + ((begin + n) % count);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port between ${PORTS.first} and ${PORTS.last}`);
}

/**
 * Starts an empty PostgreSQL in a temporary folder. Only with `durable` do commits wait for the disk, as in production.
 */
export async function startPostgres({ durable = false }: { readonly durable?: boolean } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), "showroom-postgres-"));
  await chmod(folder, 0o755);
  const port = await freePort();
  const password = randomBytes(12).toString("hex");
  const log: string[] = [];
  const open = () =>
    openPostgres({
      folder: join(folder, "data"),
      port,
      user: "postgres",
      password,
      persistent: false,
      settings: { max_connections: "200", fsync: durable ? "on" : "off" },
      onWords: (words) => log.push(words),
    });
  let server = open();
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${log.join("\n")}`, { cause: error });
  }
  const pidOf = (): number => Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]);
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    log,
    folder,
    pid: pidOf,
    shutDown: async () => {
      const pid = pidOf();
      process.kill(pid, "SIGINT");
      while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 100));
    },
    restart: async () => {
      // The package would wait for ever for a dead process to end.
      Reflect.set(server, "process", undefined);
      server = open();
      // Connections of the former server end with a delay; until then its shared memory is in use.
      for (let tries = 0; ; tries += 1) {
        try {
          return await server.start();
        } catch (error) {
          if (tries === RESTARTS)
            throw new Error(`PostgreSQL did not start again: ${log.slice(-5).join("\n")}`, { cause: error });
          await new Promise((resolve) => setTimeout(resolve, 200));
        }
      }
    },
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
