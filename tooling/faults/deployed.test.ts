import { execFileSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { startPostgres } from "@showroom/postgres/test-server";
import type { PostgresServer } from "@showroom/postgres/test-server";
import { freePort } from "@showroom/service/testing/free-port";
import { keepOutput, keepPipes } from "@showroom/service/testing/searched-output";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { answers } from "../start/part.ts";
import { makeBareRoot } from "./bare-root.ts";
import type { BareRoot } from "./bare-root.ts";
import { madeLayout } from "./layout.ts";
import { until } from "./product.ts";

const PATIENCE = 5_000;
const running: ChildProcess[] = [];
let postgres: PostgresServer;
let layout: string;
let root: BareRoot;

beforeAll(async () => {
  layout = madeLayout();
  root = makeBareRoot(layout);
  postgres = await startPostgres();
}, 300_000);

afterAll(async () => {
  for (const child of running) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  root.remove();
  await postgres.stop();
  keepOutput("postgres", postgres.log.join(""));
});

/** Collects the output of a process. */
function listen(child: ChildProcess): () => string {
  let said = "";
  for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk: Buffer) => (said += chunk.toString()));
  return () => said;
}

async function runToEnd(script: string, environment: Readonly<Record<string, string>>, args: readonly string[]) {
  const child = root.run([`apps/${script}`, ...args], environment);
  // What a command answers, such as a link, is for whoever asked.
  keepPipes("command", [child.stderr]);
  const said = listen(child);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said: said() };
}

async function start(script: string, environment: Readonly<Record<string, string>>, ready: () => Promise<boolean>) {
  const child = root.run([`apps/${script}`], environment);
  running.push(child);
  keepPipes("server", [child.stdout, child.stderr]);
  const said = listen(child);
  await until(60, `${script} is ready`, async () => {
    if (child.exitCode !== null) throw new Error(`${script} ended:\n${said()}`);
    return (await ready()) || said().includes("the render worker is ready");
  });
  return child;
}

describe("the folder for servers, on a system with only Node", () => {
  it("migrates, serves pages, renders with workers and stops on SIGTERM", { timeout: 180_000 }, async () => {
    const [port, hubPort] = [await freePort(), await freePort()];
    const shared = { NODE_ENV: "development", DATABASE_URL: postgres.url, DATA_DIR: root.dataDir };
    const api = `http://127.0.0.1:${port}`;
    const hub = `http://127.0.0.1:${hubPort}`;

    const migrated = await runToEnd("api/src/cli/main.js", shared, ["migrate"]);
    expect(migrated).toEqual({ code: 0, said: "De database is bij\n" });
    const invited = await runToEnd("api/src/cli/main.js", { ...shared, PUBLIC_URL: "https://showroom.example" }, [
      "invite",
      "beheer@showroom.example",
      "--role",
      "admin",
    ]);
    expect(invited.said).toContain("https://showroom.example/projects/signup/");

    const render = { ...shared, RENDER_WORKERS: "queue", API_URL: api, RENDER_THREADS: "1" };
    const children = [
      await start("api/src/main/main.js", { ...shared, HOST: "127.0.0.1", PORT: String(port), RENDER_URL: hub }, () =>
        answers(`${api}/health/ready`, PATIENCE),
      ),
      await start("render-service/src/main.js", { ...render, RENDER_PORT: String(hubPort) }, () =>
        answers(`${hub}/health/ready`, PATIENCE),
      ),
      await start("render-service/src/worker.js", render, async () => false),
    ];
    for (const path of ["/", "/admin", "/config.json"]) expect(await answers(api + path, PATIENCE), path).toBe(true);
    for (const child of children) {
      child.kill("SIGTERM");
      const [code] = (await once(child, "exit")) as [number | null];
      expect(code).toBe(0);
    }
  });

  it("has no demo data, tests or TypeScript sources", () => {
    const find = (...args: readonly string[]): string => execFileSync("find", [layout, ...args]).toString();
    expect(find("-path", "*@showroom/demo-catalogue*")).toBe("");
    expect(find("-path", `${layout}/apps/api/src/*`, "(", "-name", "*.ts", "-o", "-name", "*.test.js", ")")).toBe("");
  });
});
