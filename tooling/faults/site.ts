import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@showroom/postgres/test-server";
import type { PostgresServer } from "@showroom/postgres/test-server";
import { freePort } from "@showroom/service/testing/free-port";
import { keepOutput, keepPipes } from "@showroom/service/testing/searched-output";
import { Client } from "pg";
import { answers, hasEnded } from "../start/part.ts";
import { answerOf } from "./command.ts";
import { readDocumented } from "./documented.ts";
import { madeLayout } from "./layout.ts";
import { startNginx } from "./nginx.ts";
import { ROOT, until } from "./product.ts";

/** A process of the site. */
export interface Place {
  readonly kind: "api" | "hub" | "worker";
  /** 0 for a worker, which serves nothing. */
  readonly port: number;
  readonly script: string;
}

type Environment = Readonly<Record<string, string>>;

/** The set-up of docs/deployment.md on this machine: PostgreSQL, nginx, two APIs, two hubs and two workers. */
export interface Site {
  /** URL of nginx. */
  readonly address: string;
  readonly places: readonly Place[];
  readonly postgres: PostgresServer;
  /** Connection string of a database role. */
  readonly urlAs: (role: "showroom" | "showroom_owner") => string;
  /**
   * Runs a documented command and returns its output. `argument` replaces its first argument, `environment` its
   * settings.
   */
  readonly command: (name: string, options?: CommandOptions) => string;
  /** The documented commands for setting up that were not run. */
  readonly notRun: () => readonly string[];
  /** Migrates to the version of a layout as the owner of the tables. */
  readonly migrate: (layout?: string) => void;
  /** Starts a process, from another layout if given, and waits until it is ready. */
  readonly start: (at: Place, layout?: string) => Promise<void>;
  /** Ends a process and waits; returns its exit code, null after SIGKILL. */
  readonly end: (at: Place, signal: "SIGKILL" | "SIGTERM") => Promise<number | null>;
  /** The end of what a process has logged. */
  readonly lastWords: (at: Place) => string;
  readonly stop: () => Promise<void>;
}

interface CommandOptions {
  readonly argument?: string;
  readonly environment?: Environment;
  readonly layout?: string;
}

export interface SiteOptions {
  /** Settings of every process besides the documented ones, which need the URL of the database. */
  readonly settings?: (databaseUrl: string) => Promise<Environment>;
  /** Settings of one process; read at each start. `folder` is removed with the site. */
  readonly settingsOf?: (at: Place, folder: string) => Environment;
}

const documented = readDocumented();

const KINDS: Readonly<Record<string, Place["kind"]>> = {
  "apps/api/src/main/main.js": "api",
  "apps/render-service/src/main.js": "hub",
  "apps/render-service/src/worker.js": "worker",
};

/** The documented processes on ports of their own. */
function placesOn(ports: ReadonlyMap<number, number>): Place[] {
  return documented.processes.map(({ environment, args: [script = ""] }) => {
    const kind = KINDS[script];
    if (kind === undefined) throw new Error(`docs/deployment.md starts an unknown script ${script}`);
    const named = Number(environment[kind === "api" ? "PORT" : "RENDER_PORT"]);
    return { kind, script, port: kind === "worker" ? 0 : (ports.get(named) ?? 0) };
  });
}

/** Makes the roles and the database by the statements of the page. */
async function createDatabase(postgres: PostgresServer): Promise<Site["urlAs"]> {
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  for (const statement of [...documented.statements, ...documented.limits])
    await admin.query(statement.replace("'...'", "'secret'"));
  await admin.end();
  const database = new URL(postgres.url);
  database.pathname = "/showroom";
  return (role) => Object.assign(new URL(database), { username: role, password: "secret" }).href;
}

/** The ports that deploy/nginx.conf names: two APIs, two hubs, nginx itself. */
const NAMED_PORTS = [8080, 8082, 8134, 8135, 8081] as const;

/** Sets the site up with the demo project and starts every process. */
export async function openSite({ settings: more, settingsOf }: SiteOptions = {}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), "showroom-site-"));
  const standard = madeLayout();
  const running = new Map<Place, ChildProcess>();
  const log = new Map<Place, string>();
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
  const settingsFile = join(folder, "common.env");
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(settingsFile, lines.join(""), { mode: 0o600 });
  const withSettings = `--env-file=${settingsFile}`;

  const ran = new Set<string>();
  const notRun: Site["notRun"] = () => [...documented.setUp.keys()].filter((name) => !ran.has(name));
  const command: Site["command"] = (name, { argument, environment = {}, layout = standard } = {}) => {
    ran.add(name);
    const [script = "", own = "", first, ...others] = documented.setUp.get(name)?.args ?? [];
    const args = argument === undefined && first === undefined ? [] : [argument ?? first ?? "", ...others];
    return answerOf([withSettings, script, own, ...args], { cwd: layout, env: environment });
  };
  const migrate: Site["migrate"] = (layout) => {
    const [name = ""] = Object.keys(documented.setUp.get("migrate")?.environment ?? {});
    command("migrate", {
      environment: { [name]: urlAs("showroom_owner") },
      ...(layout === undefined ? {} : { layout }),
    });
  };

  const lastWords: Site["lastWords"] = (at) => log.get(at) ?? "";

  const start: Site["start"] = async (at, layout = standard) => {
    const { kind, port, script } = at;
    const own =
      kind === "api" ? { HOST: "127.0.0.1", PORT: `${port}` } : { RENDER_PORT: `${port}`, RENDER_THREADS: "1" };
    const child = spawn(process.execPath, [withSettings, script], {
      cwd: layout,
      env: { ...own, ...settingsOf?.(at, folder) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    running.set(at, child);
    keepPipes(kind, [child.stdout, child.stderr]);
    log.set(at, "");
    for (const pipe of [child.stdout, child.stderr])
      pipe.on("data", (chunk: Buffer) => log.set(at, (lastWords(at) + chunk.toString()).slice(-20_000)));
    await until(90, `${kind} at ${port} is ready`, async () => {
      if (hasEnded(child)) throw new Error(`${kind} ended:\n${lastWords(at)}`);
      return kind === "worker"
        ? lastWords(at).includes("the render worker is ready")
        : await answers(`http://127.0.0.1:${port}/health/ready`, 2_000);
    });
  };

  const end: Site["end"] = async (at, signal) => {
    const child = running.get(at);
    if (child === undefined) return null;
    if (!hasEnded(child)) {
      child.kill(signal);
      await once(child, "close");
    }
    return child.exitCode;
  };

  const nginx = startNginx(ROOT, join(folder, "nginx"), ports);
  const places = placesOn(ports);
  const stop: Site["stop"] = async () => {
    await Promise.all(places.map((at) => end(at, "SIGKILL")));
    nginx.kill("SIGTERM");
    await postgres.stop();
    keepOutput("postgres", postgres.log.join(""));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    migrate();
    // Outside of production the bundle of the demo brings people with known passwords.
    command("import", {
      argument: join(ROOT, "packages/demo-catalogue/bundles/de-lindehof"),
      environment: { NODE_ENV: "development" },
    });
    await Promise.all(places.map((at) => start(at)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { address, places, postgres, urlAs, command, notRun, migrate, start, end, lastWords, stop };
}
