import { appendFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { migrateDatabase } from "../database/migrate.ts";
import { startApp } from "../main/start.ts";
import { startPostgres } from "@showroom/postgres/test-server";
import { quickPasswords } from "./quick-passwords.ts";
import { databaseUrl, EMPTY_TEMPLATE, DEMO_TEMPLATE, testConfig } from "./test-environment.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** URL of the PostgreSQL of this test run. */
    readonly postgresUrl: string;
    /** Folder with the demo's pictures. */
    readonly demoData: string;
    /** Folder for the bundles that tests write. */
    readonly ownersFolders: string;
  }
}

/** Starts one PostgreSQL for the test run, with two template databases: an empty one and one with the demo projects. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { outputFolder } = project.getProvidedContext();
  const postgres = await startPostgres();
  const demoData = await mkdtemp(join(tmpdir(), "showroom-demo-"));
  const ownersFolders = await mkdtemp(join(tmpdir(), "showroom-owners-"));
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  for (const name of [EMPTY_TEMPLATE, DEMO_TEMPLATE]) await admin.query(`create database ${name}`);
  await admin.end();
  await migrateDatabase(databaseUrl(postgres.url, EMPTY_TEMPLATE));
  const app = await startApp(
    testConfig({
      DATABASE_URL: databaseUrl(postgres.url, DEMO_TEMPLATE),
      DATA_DIR: demoData,
      DEMO: "1",
      LOG_LEVEL: "info",
    }),
    {
      passwords: await quickPasswords(),
      logDestination: { write: (line) => appendFileSync(join(outputFolder, "demo.log"), line) },
    },
  );
  await app.stop();
  project.provide("postgresUrl", postgres.url);
  project.provide("demoData", demoData);
  project.provide("ownersFolders", ownersFolders);
  return async () => {
    await postgres.stop();
    await writeFile(join(outputFolder, "postgres.log"), postgres.log.join(""));
    for (const folder of [demoData, ownersFolders]) await rm(folder, { recursive: true, force: true });
  };
}
