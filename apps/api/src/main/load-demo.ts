import { eq } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import { saveHomesOfProject } from "../homes/save-homes.ts";
import type { ImportTools } from "../importer/publish/import-bundle.ts";
import { addDemoBuyers } from "./demo-buyers.ts";
import { importDemo } from "../importer/publish/import-demo.ts";

/** Fills a database without projects with the demo: its projects, and the homes of one of them. Returns whether it did. */
export async function loadDemo(
  tools: ImportTools & { readonly withOffers: boolean },
  db: Database,
  log: Logger,
): Promise<boolean> {
  if (!(await importDemo(tools, db, log))) return false;
  const { DEMO_HOMES } = await import("@showroom/demo-catalogue/homes");
  const [project] = await db.select({ id: projects.id }).from(projects).where(eq(projects.slug, DEMO_HOMES.slug));
  if (!project) return true;
  const rows = DEMO_HOMES.rows.map((row) => ({ line: null, ...row }));
  const { saved } = await saveHomesOfProject(tools, null, project.id, { rows, dryRun: false });
  if (saved === null) throw new Error("The homes of the demo have a fault");
  if (tools.withOffers) await addDemoBuyers(tools, project.id);
  return true;
}
