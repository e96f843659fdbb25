/** Brings up the whole product on this machine: database, API with the web applications, render service. */
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { startApplication, stopApplication, untilReady } from "./application.ts";
import type { Application } from "./application.ts";
import { build } from "./build.ts";
import { prepareDatabase } from "./database.ts";
import type { Database } from "./database.ts";
import { readOptions } from "./options.ts";
import { demoAccounts } from "./demo-accounts.ts";

const STORYBOOK = "packages/ui/dist";
const PAGES = ["apps/showroom/dist/index.html", "apps/staff-preview/dist/index.html"];

const running: Application[] = [];
let database: Database | undefined;
let stopping = false;
/** Where commands beside the product (showroom import, invite) read how to reach it, while it runs. */
let runningFile: string | undefined;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (runningFile) rmSync(runningFile, { force: true });
  for (const application of running.toReversed()) await stopApplication(application);
  await database?.stop();
  process.exit(code);
}

const SAY_AFTER = 3_000;

/** Says how long something took, and before that what is waited for when it takes long; several go on side by side. */
async function step<T>(words: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  const patience = setTimeout(() => console.log(`  ${words} …`), SAY_AFTER);
  try {
    const result = await work();
    console.log(`  ${words}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
    return result;
  } finally {
    clearTimeout(patience);
  }
}

function launch(application: Application): Application {
  running.push(application);
  application.process.on("exit", (code, signal) => {
    if (stopping) return;
    console.error(`\n${application.name} stopped unexpectedly (${signal ?? code}); ${application.log} says why.`);
    void stop(1);
  });
  return application;
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const dataDir = resolve(options.dataDir);
  const address = `http://localhost:${options.port}`;
  const renderAddress = `http://localhost:${options.renderPort}`;
  console.log("Starting the digital showroom");

  const started = Date.now();
  // What was compiled once is not compiled again by the next start.
  const environment = { DATA_DIR: dataDir, NODE_COMPILE_CACHE: join(dataDir, "compile-cache") };
  const building = step("building the applications", () => build(["@showroom/showroom", "@showroom/staff-preview"]));
  // It is waited for below; when it fails before that, it must not end the process unheard.
  building.catch(() => undefined);
  const given = process.env["DATABASE_URL"];
  database = given ? undefined : await prepareDatabase(dataDir);
  const databaseUrl = given ?? database?.url ?? "";
  const stands = database ? step("database", database.start) : Promise.resolve();
  // The API waits for a database that is starting. What it needs besides is there, but for the very first start.
  const isFirst = database?.isKnown === false || PAGES.some((page) => !existsSync(page));
  if (isFirst) await Promise.all([building, stands]);
  // The API serves this folder from the start; it fills when the product stands.
  mkdirSync(STORYBOOK, { recursive: true });
  const api = launch(
    startApplication({
      name: "api",
      script: "apps/api/src/main/main.ts",
      dataDir,
      environment: {
        ...environment,
        DATABASE_URL: databaseUrl,
        PORT: String(options.port),
        PUBLIC_URL: address,
        RENDER_HUB_URL: `${renderAddress}/chat-hub`,
        DEMO: options.demo ? "1" : "0",
      },
    }),
  );
  const render = launch(
    startApplication({
      name: "render-service",
      script: "apps/render-service/src/main.ts",
      dataDir,
      environment: {
        ...environment,
        RENDER_PORT: String(options.renderPort),
        RENDER_PUBLIC_URL: renderAddress,
        API_URL: address,
      },
    }),
  );
  await Promise.all([
    building,
    stands,
    step("API and demo projects", () => untilReady(api, `${address}/health/ready`, 120)),
    step("render service", () => untilReady(render, `${renderAddress}/health/ready`, 60)),
  ]);

  runningFile = join(dataDir, "running.env");
  writeFileSync(runningFile, `DATABASE_URL=${databaseUrl}\nPUBLIC_URL=${address}\n`, { mode: 0o600 });
  console.log(
    `\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s.\n\n  Showroom   ${address}/projects/de-lindehof\n  Staff      ${address}/admin\n  Storybook  ${address}/storybook/\n  API        ${address}/api/openapi.json`,
  );
  if (options.demo) console.log(demoAccounts(address));
  console.log("\nCtrl-C stops everything.");
  if (options.storybook) {
    // Designers' pages are no part of what a buyer waits for: they are built once the product stands.
    build(["@showroom/ui"]).catch((error: unknown) =>
      console.error(
        `\nStorybook could not be built, the rest runs on: ${error instanceof Error ? error.message : String(error)}`,
      ),
    );
  }
}

process.on("SIGINT", () => {
  if (!stopping) console.log("\nStopping …");
  void stop(0);
});
process.on("SIGTERM", () => void stop(0));
process.on("SIGHUP", () => void stop(0));

main().catch(async (error: unknown) => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
});
