/**
 * Starts the whole product on this machine and keeps it running: database, API with the web applications, render
 * service.
 */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "./build.ts";
import { lockDataFolder } from "./data-folder-lock.ts";
import type { DataFolderLock } from "./data-folder-lock.ts";
import { describeDatabase } from "./database.ts";
import { demoAccounts } from "./demo-accounts.ts";
import { openLogFile } from "./log-file.ts";
import { readOptions } from "./options.ts";
import type { Part } from "./part.ts";
import { untilFree } from "./ports.ts";
import { addressesOf, describeProduct, sharedEnvironment } from "./product.ts";
import { checkSettings, launcherHelp } from "./settings.ts";
import { supervise } from "./supervisor.ts";
import type { PartState, Supervised } from "./supervisor.ts";
import { settingText } from "../../packages/service/src/settings.ts";

const PAGES = ["apps/showroom/dist/index.html", "apps/staff-preview/dist/index.html"];
const SAY_AFTER = 3_000;
/** Seconds to wait for the ports of a product whose launcher was killed. */
const SECONDS_FOR_FORMER_PARTS = 45;

const running = new Map<string, Supervised>();
const stopping = new AbortController();
let lock: DataFolderLock | undefined;
/** File with the settings of the running product, for commands such as `showroom import`. */
let runningFile: string | undefined;

async function stop(code: number): Promise<void> {
  if (stopping.signal.aborted) return;
  stopping.abort();
  if (runningFile) rmSync(runningFile, { force: true });
  const database = running.get("database");
  await Promise.all([...running.values()].filter((part) => part !== database).map((part) => part.stop()));
  await database?.stop();
  lock?.release();
  process.exit(code);
}

/** Runs a step and prints its duration; while it takes long, prints what is pending. Steps can run in parallel. */
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

/** Sends the state of the parts to the API, for health and metrics. */
function tellParts(): void {
  const parts: Record<string, PartState> = Object.fromEntries(
    [...running].map(([name, part]) => [name, part.current()]),
  );
  running.get("api")?.tell({ parts });
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  if (options.help) {
    console.log(launcherHelp());
    process.exit(0);
  }
  const dataDir = resolve(options.dataDir);
  const addresses = addressesOf(options, process.env);
  const shared = sharedEnvironment(dataDir);
  const describe = (databaseUrl: string) =>
    describeProduct({ options, environment: process.env, addresses, databaseUrl, shared });
  const given = settingText("DATABASE_URL", process.env);
  // The parts get the address itself.
  delete process.env["DATABASE_URL_FILE"];
  // The URL of the product's own database is known later.
  const { api: described, render: renderDescribed } = describe(given || "postgresql://localhost/showroom");
  checkSettings(
    process.env,
    { ...process.env, ...described.environment },
    { ...process.env, ...renderDescribed.environment },
  );
  lock = lockDataFolder(dataDir, addresses.api);
  const logs = join(dataDir, "logs");
  const launcherLog = openLogFile(logs, "launcher");
  const say = (words: string): void => {
    console.error(`\n${words}`);
    launcherLog.write(`${new Date().toISOString()} ${words}\n`);
  };
  const keep = (part: Part): Promise<void> => {
    const supervised = supervise(part, { openLog: (name) => openLogFile(logs, name), say, onChange: tellParts });
    running.set(part.name, supervised);
    return supervised.ready;
  };
  console.log("Starting the digital showroom");

  const started = Date.now();
  const seconds = lock.endedUncleanly ? SECONDS_FOR_FORMER_PARTS : 0;
  await untilFree(options.port, "--port", seconds);
  await untilFree(options.renderPort, "--render-port", seconds);
  const building = step("building the applications", () =>
    build(["@showroom/showroom", "@showroom/staff-preview"], stopping.signal),
  );
  // It is awaited below; an earlier rejection must not be unhandled.
  building.catch(() => undefined);
  const database = given ? undefined : await describeDatabase(dataDir, shared);
  const databaseUrl = database?.url ?? given ?? "";
  const stands = database ? step("database", () => keep(database.part)) : Promise.resolve();
  stands.catch(() => undefined);
  // The API can start in parallel, because it waits for the database. On the very first start it also needs the build.
  const isFirst = database?.isKnown === false || PAGES.some((page) => !existsSync(page));
  if (isFirst) await Promise.all([building, stands]);
  const { api, render } = describe(databaseUrl);
  await Promise.all([
    building,
    stands,
    step("API and demo projects", () => keep(api)),
    step("render service", () => keep(render)),
  ]);

  runningFile = join(dataDir, "running.env");
  writeFileSync(
    runningFile,
    `DATABASE_URL=${databaseUrl}\nPUBLIC_URL=${addresses.public}\nNODE_ENV=${process.env["NODE_ENV"] ?? "development"}\n`,
    { mode: 0o600 },
  );
  console.log(
    `\nReady after ${((Date.now() - started) / 1000).toFixed(1)} s.\n\n  Showroom   ${addresses.public}${options.demo ? "/projects/de-lindehof" : ""}\n  Staff      ${addresses.public}/admin\n${options.storybook ? `  Storybook  http://localhost:${options.storybookPort}/, once it is built\n` : ""}  API        ${addresses.public}/api/openapi.json`,
  );
  if (options.demo) console.log(demoAccounts(addresses.public));
  console.log("\nCtrl-C stops everything.");
  if (options.storybook) {
    // Storybook is built after the product is ready, because buyers do not need it.
    const storybook: Part = {
      name: "storybook",
      script: "packages/ui/scripts/serve-storybook.ts",
      environment: { STORYBOOK_PORT: String(options.storybookPort) },
      secondsToStart: 60,
      secondsToStop: 10,
    };
    const served = build(["@showroom/ui"], stopping.signal).then(() => keep(storybook));
    served.catch((error: unknown) => {
      if (stopping.signal.aborted) return;
      say(
        `Storybook could not be built or served, the rest runs on: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
  }
}

process.on("SIGINT", () => {
  if (!stopping.signal.aborted) console.log("\nStopping …");
  void stop(0);
});
process.on("SIGTERM", () => void stop(0));
process.on("SIGHUP", () => void stop(0));
// The parent process of the IPC channel is gone.
process.channel?.unref();
process.on("disconnect", () => void stop(0));
// Ignores errors of the output, such as a closed terminal or a full disk.
process.stdout.on("error", () => undefined);
process.stderr.on("error", () => undefined);

main().catch(async (error: unknown) => {
  if (stopping.signal.aborted) return;
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  await stop(1);
});
