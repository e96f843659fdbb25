import { count } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../../database/database.ts";
import { projects } from "../../database/schema/catalogue.ts";
import { writeFinding } from "../findings/finding.ts";
import { importBundle, type ImportTools } from "./import-bundle.ts";

/** Imports the demo projects into a database without projects. Returns whether it did. */
export async function importDemo(tools: ImportTools, db: Database, log: Logger): Promise<boolean> {
  const [present] = await db.select({ n: count() }).from(projects);
  if ((present?.n ?? 0) > 0) return false;
  const { ALL_BUNDLES, bundleFolder } = await import("@showroom/demo-catalogue/bundles");
  for (const [slug] of ALL_BUNDLES) {
    const { warnings } = await importBundle(tools, bundleFolder(slug), { dryRun: false, approved: true });
    for (const warning of warnings) log.warn({ project: slug }, writeFinding(warning));
    log.info({ project: slug }, "demo project loaded");
  }
  return true;
}
