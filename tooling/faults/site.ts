import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@showroom/postgres/test-server";
import type { PostgresServer } from "@showroom/postgres/test-server";
import { Client } from "pg";
import { answers, hasEnded } from "../start/part.ts";
import { readDocumented } from "./documented.ts";
import { madeLayout } from "./layout.ts";
import { startNginx } from "./nginx.ts";
import { freePort, ROOT, until } from "./product.ts";

/** A process of the site. */
export interface Place {
  readonly kind: "api" | "hub" | "worker";
  readonly port: number;
}

type Environment = Readonly<Record<string, string>>;

/** The set-up of docs/deployment.md on this machine: PostgreSQL, nginx, two APIs, two hubs and two workers. */
export interface Site {
  /** URL of nginx. */
  readonly address: string;
  readonly places: readonly Place[];
  readonly postgres: PostgresServer;
  /** Settings of every process. */
  readonly settings: Environment;
  /** Connection string of a database role. */
  readonly urlAs: (role: "showroom" | "showroom_owner") => string;
  /** Runs the command `showroom` and returns its output. */
  readonly command: (args: readonly string[], environment?: Environment, layout?: string) => string;
  /** Starts a process, from another layout if given, and waits until it is ready. */
  readonly start: (at: Place, layout?: string) => Promise<void>;
  /** Ends a process and waits; returns its exit code, null after SIGKILL. */
  readonly end: (at: Place, signal: "SIGKILL" | "SIGTERM") => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

export interface SiteOptions {
  /** Settings of every process besides the documented ones, which need the URL of the database. */
  readonly settings?: (databaseUrl: string) => Promise<Environment>;
}

const documented = readDocumented(ROOT);

/** Arguments of Node for a process, with `args` in place of the arguments of the page. */
function node(kind: string, args?: readonly string[]): string[] {
  const [script = "", ...documentedArgs] = documented.commands.get(kind) ?? [];
  return [script, ...(args ?? documentedArgs)];
}

/** Makes the roles and the database by the statements of the page. */
async function createDatabase(postgres: PostgresServer): Promise<Site["urlAs"]> {
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  for (const statement of documented.statements) await admin.query(statement.replace("'...'", "'secret'"));
  await admin.end();
  const database = new URL(postgres.url);
  database.pathname = "/showroom";
  return (role) => Object.assign(new URL(database), { username: role, password: "secret" }).href;
}

/** The ports that deploy/nginx.conf names: two APIs, two hubs, nginx itself. */
const NAMED_PORTS = [8080, 8082, 8134, 8135, 8081] as const;

/** Sets the site up with the demo project and starts every process. */
export async function openSite({ settings: more }: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "showroom-site-"));
  const standard = madeLayout();
  const running = new Map<Place, ChildProcess>();
  const postgres = await startPostgres({ durable: true });
  const urlAs = await createDatabase(postgres);
  const ports = new Map<number, number>();
  for (const port of NAMED_PORTS) ports.set(port, await freePort());
  const portFor = (named: (typeof NAMED_PORTS)[number]): number => ports.get(named) ?? 0;
  const address = `http://127.0.0.1:${portFor(8081)}`;
  const databaseUrl = urlAs("showroom");
  const settings: Environment = {
    ...documented.settings,
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, "data"),
    TRUST_PROXY: "loopback",
    API_URL: address,
    SECRET_KEY: "a-key-of-this-test-alone-0123456789",
    DRAIN_SECONDS: "2",
    ...(await more?.(databaseUrl)),
  };
  const command: Site["command"] = (args, environment = {}, layout = standard) =>
    execFileSync(process.execPath, node("migrate", args), {
      cwd: layout,
      env: { ...settings, ...environment },
      stdio: ["ignore", "pipe", "inherit"],
    }).toString();

  const start: Site["start"] = async (at, layout = standard) => {
    const { kind, port } = at;
    const own =
      kind === "api" ? { HOST: "127.0.0.1", PORT: `${port}` } : { RENDER_PORT: `${port}`, RENDER_THREADS: "1" };
    const child = spawn(process.execPath, node(kind), {
      cwd: layout,
      env: { ...settings, ...own },
      stdio: ["ignore", "pipe", "inherit"],
    });
    running.set(at, child);
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
    await until(90, `${kind} at ${port} is ready`, async () => {
      if (hasEnded(child)) throw new Error(`${kind} ended:\n${said}`);
      return kind === "worker"
        ? said.includes("the render worker is ready")
        : await answers(`http://127.0.0.1:${port}/health/ready`, 2_000);
    });
  };

  const end: Site["end"] = async (at, signal) => {
    const child = running.get(at);
    if (child === undefined) return null;
    if (!hasEnded(child)) {
      child.kill(signal);
      await once(child, "exit");
    }
    return child.exitCode;
  };

  const nginx = startNginx(ROOT, join(folder, "nginx"), ports);
  const places: readonly Place[] = [
    { kind: "api", port: portFor(8080) },
    { kind: "api", port: portFor(8082) },
    { kind: "hub", port: portFor(8134) },
    { kind: "hub", port: portFor(8135) },
    { kind: "worker", port: 0 },
    { kind: "worker", port: 1 },
  ];
  const stop: Site["stop"] = async () => {
    await Promise.all(places.map((at) => end(at, "SIGKILL")));
    nginx.kill("SIGTERM");
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    command(["migrate"], { MIGRATION_DATABASE_URL: urlAs("showroom_owner") });
    // Outside of production the bundle of the demo brings people with known passwords.
    command(["import", join(ROOT, "packages/demo-catalogue/bundles/de-lindehof"), "--yes"], {
      NODE_ENV: "development",
    });
    await Promise.all(places.map((at) => start(at)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, places, postgres, settings, urlAs, command, start, end, stop };
}
