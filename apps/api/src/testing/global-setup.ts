import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../database/migrate.ts";
import { startApp } from "../main/start.ts";
import { startPostgres } from "@showroom/postgres/test-server";
import { findPrivateInLogs, keepForSearch } from "./private-values.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { databaseUrl, EMPTY_TEMPLATE, DEMO_TEMPLATE, testConfig } from "./test-environment.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the PostgreSQL of this test run. */
    readonly postgresUrl: string;
    /** Folder with the demo's pictures. */
    readonly demoData: string;
    /** Folder for the logs of all apps, which are searched for private values at the end of the run. */
    readonly logFolder: string;
  }
}

/** Starts one PostgreSQL for the test run, with two template databases: an empty one and one with the demo projects. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const demoData = await mkdtemp(join(tmpdir(), "showroom-demo-"));
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  for (const name of [EMPTY_TEMPLATE, DEMO_TEMPLATE]) await admin.query(`create database ${name}`);
  await admin.end();
  await migrateDatabase(databaseUrl(postgres.url, EMPTY_TEMPLATE));
  const app = await startApp(
    testConfig({ DATABASE_URL: databaseUrl(postgres.url, DEMO_TEMPLATE), DATA_DIR: demoData, DEMO: "1" }),
    { passwords: await quickPasswords() },
  );
  await app.stop();
  project.provide("postgresUrl", postgres.url);
  project.provide("demoData", demoData);
  const logFolder = await mkdtemp(join(tmpdir(), "showroom-logs-"));
  project.provide("logFolder", logFolder);
  return async () => {
    await postgres.stop();
    keepForSearch(logFolder, postgres.log);
    await rm(demoData, { recursive: true, force: true });
    const found = findPrivateInLogs(logFolder);
    await rm(logFolder, { recursive: true, force: true });
    if (found.length > 0) throw new Error(`The logs of the run hold private values:\n${found.join("\n")}`);
  };
}
