import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmodSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keepPipes } from "@showroom/service/testing/searched-output";
import { Client } from "pg";
import { hasEnded } from "../start/part.ts";
import { unpackDebian } from "./debian.ts";
import { freePort, ROOT, until } from "./product.ts";

const PACKAGES = ["pgbouncer", "libevent-2.1-7", "libevent-core-2.1-7", "libc-ares2"] as const;

export interface Pooler {
  /** Connection string of the database through the pooler. */
  readonly url: string;
  /** Ends it by SIGKILL and starts it again. */
  readonly restart: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const canConnect = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  return await client.connect().then(
    async () => {
      await client.end();
      return true;
    },
    () => false,
  );
};

/** Starts Debian's pgbouncer with `deploy/pgbouncer.ini` before the database of a URL. */
export async function startPgbouncer(databaseUrl: string): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "showroom-pgbouncer-"));
  // As root it runs as another user, who reads its files.
  chmodSync(folder, 0o755);
  unpackDebian(PACKAGES, folder);
  const { port, username, password } = new URL(databaseUrl);
  const own = await freePort();
  const users = join(folder, "userlist.txt");
  writeFileSync(users, `"${username}" "${password}"\n`);
  const file = join(folder, "pgbouncer.ini");
  const written = readFileSync(join(ROOT, "deploy/pgbouncer.ini"), "utf8");
  writeFileSync(
    file,
    written
      .replace("port=5432", `port=${port}`)
      .replace("listen_port = 6432", `listen_port = ${own}\nunix_socket_dir =`)
      .replaceAll("/etc/pgbouncer/userlist.txt", users),
  );
  const url = Object.assign(new URL(databaseUrl), { port: `${own}` }).href;
  const libraries = new Set(globSync("**/*.so.*", { cwd: folder }).map((path) => join(folder, dirname(path))));
  const asUser = process.getuid?.() === 0 ? ["-u", "nobody"] : [];
  let child: ChildProcess;
  let said = "";
  const start = async (): Promise<void> => {
    child = spawn(join(folder, "usr/sbin/pgbouncer"), [...asUser, file], {
      env: { ...process.env, LD_LIBRARY_PATH: [...libraries].join(":") },
      stdio: ["ignore", "pipe", "pipe"],
    });
    keepPipes("pgbouncer", [child.stdout, child.stderr]);
    child.stderr?.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-5_000)));
    await until(20, "pgbouncer answers", async () => {
      if (hasEnded(child)) throw new Error(`pgbouncer ended:\n${said}`);
      return await canConnect(url);
    });
  };
  const end = async (): Promise<void> => {
    if (hasEnded(child)) return;
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  await start();
  return {
    url,
    restart: async () => {
      await end();
      await start();
    },
    stop: async () => {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
