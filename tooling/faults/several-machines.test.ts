import { execFileSync, spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@showroom/postgres/test-server";
import type { PostgresServer } from "@showroom/postgres/test-server";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDocumented } from "./documented.ts";
import { startNginx } from "./nginx.ts";
import { freePort, until } from "./product.ts";
import { startSaving } from "./saving-loop.ts";

const ROOT = join(import.meta.dirname, "../..");
const place = mkdtempSync(join(tmpdir(), "showroom-several-"));
const layout = join(place, "layout");
const documented = readDocumented(ROOT);

interface Place {
  readonly kind: "api" | "hub" | "worker";
  readonly port: number;
}

const running = new Map<Place, ChildProcess>();
let places: readonly Place[];
let postgres: PostgresServer;
let settings: Readonly<Record<string, string>>;
let nginx: ChildProcess | undefined;
let address: string;

const node = (kind: string, args: readonly string[] = []): string[] => [
  ...(documented.commands.get(kind) ?? []),
  ...args,
];

/** Runs the command `showroom` of the layout. */
function command(args: readonly string[], environment: Readonly<Record<string, string>> = {}): void {
  const [script = ""] = node("migrate");
  execFileSync(process.execPath, [script, ...args], {
    cwd: layout,
    env: { ...settings, ...environment },
    stdio: "inherit",
  });
}

const answers = async (url: string): Promise<boolean> => {
  try {
    const answer = await fetch(url);
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

async function start(at: Place): Promise<void> {
  const { kind, port } = at;
  const own = kind === "api" ? { HOST: "127.0.0.1", PORT: `${port}` } : { RENDER_PORT: `${port}`, RENDER_THREADS: "1" };
  const child = spawn(process.execPath, node(kind), {
    cwd: layout,
    env: { ...settings, ...own },
    stdio: ["ignore", "pipe", "inherit"],
  });
  running.set(at, child);
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
  await until(90, `${kind} at ${port} is ready`, async () => {
    if (child.exitCode !== null) throw new Error(`${kind} ended:\n${said}`);
    return kind === "worker"
      ? said.includes("the render worker is ready")
      : await answers(`http://127.0.0.1:${port}/health/ready`);
  });
}

async function end(at: Place, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  const child = running.get(at);
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, "exit");
}

beforeAll(async () => {
  execFileSync("node", ["tooling/run.mjs", "layout", layout], { cwd: ROOT, stdio: "inherit" });
  postgres = await startPostgres({ durable: true });
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  for (const statement of documented.statements) await admin.query(statement.replace("'...'", "'secret'"));
  await admin.end();
  const database = new URL(postgres.url);
  database.pathname = "/showroom";
  const as = (role: string): string => Object.assign(new URL(database), { username: role, password: "secret" }).href;
  const [api1, api2, hub1, hub2, proxy] = (await Promise.all(Array.from({ length: 5 }, freePort))) as [
    number,
    number,
    number,
    number,
    number,
  ];
  address = `http://127.0.0.1:${proxy}`;
  settings = {
    ...documented.settings,
    DATABASE_URL: as("showroom"),
    DATA_DIR: join(place, "data"),
    TRUST_PROXY: "loopback",
    API_URL: address,
    SECRET_KEY: "a-key-of-this-test-alone-0123456789",
    DRAIN_SECONDS: "2",
  };
  command(["migrate"], { MIGRATION_DATABASE_URL: as("showroom_owner") });
  // Outside of production the bundle of the demo brings people with known passwords.
  command(["import", join(ROOT, "packages/demo-catalogue/bundles/de-lindehof"), "--yes"], { NODE_ENV: "development" });
  const ports = new Map([
    [8080, api1],
    [8082, api2],
    [8134, hub1],
    [8135, hub2],
    [8081, proxy],
  ]);
  nginx = startNginx(ROOT, join(place, "nginx"), ports);
  places = [
    { kind: "api", port: api1 },
    { kind: "api", port: api2 },
    { kind: "hub", port: hub1 },
    { kind: "hub", port: hub2 },
    { kind: "worker", port: 0 },
    { kind: "worker", port: 1 },
  ];
  for (const at of places) await start(at);
}, 600_000);

afterAll(async () => {
  await Promise.all([...running.keys()].map((at) => end(at, "SIGKILL")));
  nginx?.kill("SIGTERM");
  await postgres.stop();
  rmSync(place, { recursive: true, force: true });
});

describe("two of each process behind a proxy, set up as the documentation says", () => {
  it.each(["SIGKILL", "SIGTERM"] as const)(
    "loses no save while each in turn is ended by %s",
    { timeout: 600_000 },
    async (signal) => {
      const buyer = await startSaving(address, "koper@lindehof.example", "Welkom-Thuis-2026");
      for (const at of places) {
        await end(at, signal);
        const before = buyer.saved();
        await until(30, `saving goes on without one ${at.kind}`, async () => buyer.saved() >= before + 3);
        await start(at);
      }
      await buyer.end();
      console.log(`${signal}: ${buyer.saved()} saves, ${buyer.repeated()} made again`);
      expect(await answers(`${address}/config.json`)).toBe(true);
      expect(await answers(`${address}/metrics`)).toBe(false);
    },
  );
});
