/** What all worlds of a run share: PostgreSQL with a template database, the pictures of the project, and the browser. */
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "../../check/chromium.ts";
import type { Browser } from "@playwright/test";
import { bundleSchema } from "@showroom/api-contract/bundle/bundle";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { startPostgres } from "@showroom/postgres/test-server";
import { freePort } from "@showroom/service/testing/free-port";
import { Client } from "pg";
import type { Pool } from "pg";
import { openDatabase } from "../../../apps/api/src/database/database.ts";
import { migrateDatabase } from "../../../apps/api/src/database/migrate.ts";
import { openImageStore } from "../../../apps/api/src/images/image-store.ts";
import type { ImportOptions } from "../../../apps/api/src/importer/change/change-catalogue.ts";
import { importBundle } from "../../../apps/api/src/importer/publish/import-bundle.ts";
import type { Passwords } from "../../../apps/api/src/kernel/context.ts";
import { withoutPictures } from "../../../apps/api/src/testing/bundle-edits.ts";
import { noJobs } from "../../../apps/api/src/testing/no-jobs.ts";
import { quickPasswords } from "../../../apps/api/src/testing/quick-passwords.ts";
import { databaseUrl } from "../../../apps/api/src/testing/test-environment.ts";

export const SLUG = "de-lindehof";
const BUNDLE_FOLDER = join(import.meta.dirname, "../../../packages/demo-catalogue/bundles", SLUG);
const TEMPLATE = "weeks_template";

export interface Base {
  readonly dataDir: string;
  readonly browser: Browser;
  readonly passwords: Passwords;
  /** The project that every world begins with. */
  readonly project: Bundle;
  /** Imports a bundle of the project into a database. */
  readonly importProject: (pool: Pool, bundle: Bundle, options?: Partial<ImportOptions>) => Promise<void>;
  readonly apiPort: number;
  readonly hubPort: number;
  /** Creates a database with the project; returns its URL. */
  readonly newDatabase: () => Promise<string>;
  readonly close: () => Promise<void>;
}

/** The demo project without the pictures of its products, which take most of the time of an import. */
async function readProject(): Promise<Bundle> {
  return withoutPictures(bundleSchema.parse(JSON.parse(await readFile(join(BUNDLE_FOLDER, "bundle.json"), "utf8"))));
}

/** Makes a folder of a bundle with the demo's pictures. */
async function makeBundleFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, "bundle");
  await mkdir(folder);
  await cp(join(BUNDLE_FOLDER, "images"), join(folder, "images"), { recursive: true });
  return folder;
}

export async function openBase(): Promise<Base> {
  const [postgres, dataDir, passwords, browser] = await Promise.all([
    startPostgres(),
    mkdtemp(join(tmpdir(), "showroom-weeks-")),
    quickPasswords(),
    chromium.launch({
      executablePath: chromiumPath(),
      args: [...CHROMIUM_ARGUMENTS],
    }),
  ]);
  const admin = new Client({ connectionString: postgres.url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  const [project, folder] = await Promise.all([readProject(), makeBundleFolder(dataDir)]);
  const importProject: Base["importProject"] = async (pool, bundle, options = {}) => {
    await writeFile(join(folder, "bundle.json"), JSON.stringify(bundle));
    const tools = { pool, jobs: noJobs, images: openImageStore(dataDir), passwords, production: false };
    await importBundle(tools, folder, { dryRun: false, approved: true, ...options });
  };
  const template = databaseUrl(postgres.url, TEMPLATE);
  await migrateDatabase(template);
  const { pool, close } = openDatabase(template, 4, () => undefined);
  await importProject(pool, project);
  await close();
  let worlds = 0;
  return {
    dataDir,
    browser,
    passwords,
    project,
    importProject,
    apiPort: await freePort(),
    hubPort: await freePort(),
    newDatabase: async () => {
      // A connection that ends late keeps its database until the server stops.
      if (worlds > 0) await admin.query(`drop database if exists weeks_${worlds}`).catch(() => undefined);
      worlds += 1;
      const name = `weeks_${worlds}`;
      await admin.query(`create database ${name} template ${TEMPLATE}`);
      return databaseUrl(postgres.url, name);
    },
    close: async () => {
      await browser.close();
      await admin.end();
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
