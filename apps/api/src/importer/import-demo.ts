import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { count } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import { importBundle, type ImportTools } from "./import-bundle.ts";

const BUNDLES = fileURLToPath(new URL("../../../../packages/demo-catalogue/bundles", import.meta.url));

/** Loads the demo projects into a database that has no project yet. */
export async function importDemo(tools: ImportTools, db: Database, log: Logger): Promise<void> {
  const [present] = await db.select({ n: count() }).from(projects);
  if ((present?.n ?? 0) > 0) return;
  for (const name of (await readdir(BUNDLES)).toSorted()) {
    const summary = await importBundle(tools, join(BUNDLES, name), { dryRun: false });
    log.info({ project: summary.slug }, "demo project loaded");
  }
}
