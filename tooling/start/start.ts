/** Brings up the whole product on this machine: database, API with the web applications, render service. */
import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import { startApplication, stopApplication, untilReady } from "./application.ts";
import type { Application } from "./application.ts";
import { build } from "./build.ts";
import { startDatabase } from "./database.ts";
import type { Database } from "./database.ts";
import { readOptions } from "./options.ts";
import { demoAccounts } from "./demo-accounts.ts";

const STORYBOOK = "packages/ui/dist";

const running: Application[] = [];
let database: Database | undefined;
let stopping = false;

async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  for (const application of running.toReversed()) await stopApplication(application);
  await database?.stop();
  process.exit(code);
}

/** Says what goes on and how long it took. */
async function step<T>(words: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  process.stdout.write(`  ${words} … `);
  const result = await work();
  process.stdout.write(`${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return result;
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

  await step("building the applications", () => build(["@showroom/showroom", "@showroom/staff-preview"]));
  const databaseUrl = await step("database", async () => {
    const given = process.env["DATABASE_URL"];
    if (given) return given;
    database = await startDatabase(dataDir);
    return database.url;
  });
  // The API serves this folder from the start; it fills when the product stands.
  mkdirSync(STORYBOOK, { recursive: true });
  const api = launch(
    startApplication({
      name: "api",
      script: "apps/api/src/main.ts",
      dataDir,
      environment: {
        DATABASE_URL: databaseUrl,
        PORT: String(options.port),
        DATA_DIR: dataDir,
        PUBLIC_URL: address,
        RENDER_HUB_URL: `${renderAddress}/chat-hub`,
        DEMO: options.demo ? "1" : "0",
      },
    }),
  );
  await step("API and demo projects", () => untilReady(api, `${address}/health/ready`, 120));
  const render = launch(
    startApplication({
      name: "render-service",
      script: "apps/render-service/src/main.ts",
      dataDir,
      environment: {
        RENDER_PORT: String(options.renderPort),
        RENDER_PUBLIC_URL: renderAddress,
        API_URL: address,
        DATA_DIR: dataDir,
      },
    }),
  );
  await step("render service", () => untilReady(render, `${renderAddress}/health/ready`, 60));

  console.log(
    `\nReady.\n\n  Showroom   ${address}/projects/de-lindehof\n  Staff      ${address}/admin\n  Storybook  ${address}/storybook/\n  API        ${address}/api/openapi.json`,
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
