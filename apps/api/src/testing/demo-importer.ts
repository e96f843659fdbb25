import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bundleSchema, type Bundle, type BundleInput } from "@showroom/api-contract/bundle/bundle";
import { bundleFolder } from "@showroom/demo-catalogue/bundles";
import { openImageStore } from "../images/image-store.ts";
import type { ImportOptions } from "../importer/change/change-catalogue.ts";
import { jobsOfCommand } from "../jobs/jobs.ts";
import { importBundle, type ImportTools } from "../importer/publish/import-bundle.ts";
import type { ImportSummary } from "../importer/change/import-summary.ts";
import { quickPasswords } from "./quick-passwords.ts";
import type { TestApp } from "./test-app.ts";

export interface BundleImporter {
  readonly tools: ImportTools;
  /** Imports the bundle, with approval unless the options say otherwise. */
  readonly run: (bundle: BundleInput, options?: Partial<ImportOptions>) => Promise<ImportSummary>;
  readonly remove: () => Promise<void>;
}

export interface DemoImporter extends BundleImporter {
  /** The demo bundle. */
  readonly bundle: Bundle;
}

async function importerIn(app: TestApp, folder: string): Promise<BundleImporter> {
  const tools = {
    pool: app.pool,
    jobs: jobsOfCommand(app.databaseUrl),
    images: openImageStore(app.dataDir),
    passwords: await quickPasswords(),
    production: false,
  };
  return {
    tools,
    run: async (bundle, options = {}) => {
      await writeFile(join(folder, "bundle.json"), JSON.stringify(bundle));
      return await importBundle(tools, folder, { dryRun: false, approved: true, ...options });
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

const newFolder = (): Promise<string> => mkdtemp(join(tmpdir(), "showroom-bundle-"));

/** Imports bundles without pictures into the database of an app. */
export async function openImporter(app: TestApp): Promise<BundleImporter> {
  const folder = await newFolder();
  await mkdir(join(folder, "images"));
  return await importerIn(app, folder);
}

/** Imports changed copies of a demo bundle into the database of an app. */
export async function openDemoImporter(app: TestApp, slug: "de-lindehof"): Promise<DemoImporter> {
  const demo = bundleFolder(slug);
  const folder = await newFolder();
  await symlink(join(demo, "images"), join(folder, "images"));
  return {
    ...(await importerIn(app, folder)),
    bundle: bundleSchema.parse(JSON.parse(await readFile(join(demo, "bundle.json"), "utf8"))),
  };
}
