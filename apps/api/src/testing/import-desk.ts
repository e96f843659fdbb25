import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { Passwords } from "../kernel/context.ts";
import { openImageStore } from "../images/image-store.ts";
import { BundleError } from "../importer/findings/bundle-error.ts";
import { generateBundle } from "../importer/generate/generate-bundle.ts";
import type { ImportOptions } from "../importer/change/change-catalogue.ts";
import { importBundle, type ImportTools } from "../importer/publish/import-bundle.ts";
import type { ImportSummary } from "../importer/change/import-summary.ts";
import { noJobs } from "./no-jobs.ts";
import { quickPasswords } from "./quick-passwords.ts";
import { cloneDatabase } from "./test-database.ts";

/** Tables that an import writes. */
const TABLES = [
  "projects",
  "organisations",
  "house_types",
  "pages",
  "articles",
  "catalogue_keys",
  "catalogue_imports",
  "users",
  "content_blocks",
  "floor_offers",
];

export interface ImportDesk {
  readonly pool: Pool;
  readonly dataDir: string;
  /** Folder of the bundle, with an empty folder for pictures. */
  readonly folder: string;
  tools: ImportTools;
  readonly small: () => BundleInput;
  readonly write: (bundle: unknown) => Promise<void>;
  /** Imports the folder, with approval unless the options say otherwise. */
  readonly run: (options?: Partial<ImportOptions>) => Promise<ImportSummary>;
  readonly rowCounts: () => Promise<number[]>;
}

/** An empty database, data folder and bundle for every test of a file. */
export function useImportDesk(): ImportDesk {
  let pool: Pool;
  let dataDir: string;
  let passwords: Passwords;
  let tools: ImportTools;
  let folder: string;
  beforeAll(async () => {
    pool = new Pool({ connectionString: await cloneDatabase("empty"), max: 4 });
    passwords = await quickPasswords();
  });
  afterAll(() => pool.end());
  beforeEach(async () => {
    await pool.query("truncate projects, organisations, users, catalogue_keys restart identity cascade");
    dataDir = await mkdtemp(join(tmpdir(), "showroom-import-"));
    folder = join(dataDir, "bundle");
    await mkdir(join(folder, "images"), { recursive: true });
    tools = { pool, jobs: noJobs, images: openImageStore(dataDir), passwords, production: false };
    return () => rm(dataDir, { recursive: true, force: true });
  });
  return {
    get pool() {
      return pool;
    },
    get dataDir() {
      return dataDir;
    },
    get folder() {
      return folder;
    },
    get tools() {
      return tools;
    },
    set tools(others) {
      tools = others;
    },
    small: () => generateBundle({ products: 60, rules: 6, seed: 3 }),
    write: (bundle) => writeFile(join(folder, "bundle.json"), JSON.stringify(bundle)),
    run: (options = {}) => importBundle(tools, folder, { dryRun: false, approved: true, ...options }),
    rowCounts: () =>
      Promise.all(
        TABLES.map(async (table) => Number((await pool.query(`select count(*) as n from ${table}`)).rows[0].n)),
      ),
  };
}

/** The faults of a refused import. */
export async function faultsOf(work: Promise<unknown>): Promise<BundleError["faults"]> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(BundleError);
  return error instanceof BundleError ? error.faults : [];
}
