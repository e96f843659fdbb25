import { eq, sql } from "drizzle-orm";
import type pg from "pg";
import { PROJECT_STATUS } from "@showroom/domain/model/project";
import type { Passwords, StoredImages } from "../../kernel/context.ts";
import type { Queries } from "../../database/database.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { projects } from "../../database/schema/catalogue.ts";
import { loadProject } from "../../catalogue/catalogue.ts";
import { mapAtOnce } from "../../kernel/at-once.ts";
import { BundleError } from "../findings/bundle-error.ts";
import { findIgnored } from "./ignored-settings.ts";
import { storeParties } from "./contracting-parties.ts";
import { inspectCompiled } from "./inspect-bundle.ts";
import { compileBundle, type CompiledBundle } from "../compile/compile-bundle.ts";
import { missingAccounts, storeDemoAccounts } from "../demo/demo-accounts.ts";
import { changeCatalogue, readKeys, type ImportOptions } from "../change/change-catalogue.ts";
import { openIdBook, type IdBook } from "../compile/id-book.ts";
import type { ImportSummary } from "../change/import-summary.ts";
import { readBundle, type LoadedBundle } from "../read/read-bundle.ts";
import { FILES_AT_ONCE, readBundleFile } from "../read/read-files.ts";

export interface ImportTools {
  readonly pool: pg.Pool;
  /** For the letters of what the product proposes by itself. */
  readonly jobs: Pick<Jobs, "send">;
  readonly images: StoredImages;
  readonly passwords: Passwords;
  /** Production refuses accounts with published passwords. */
  readonly production: boolean;
  /** Reads and checks a source; by default in this process. A server has requests to answer meanwhile. */
  readonly read?: (source: string) => Promise<LoadedBundle>;
}

interface Prepared {
  readonly compiled: CompiledBundle;
  readonly ids: IdBook;
  readonly isNew: boolean;
}

/** The bundle as the new project that it becomes. */
function renamed(loaded: LoadedBundle, { newProject }: ImportOptions): LoadedBundle {
  if (!newProject) return loaded;
  const { slug, name, adapt } = newProject;
  const adapted = adapt(loaded);
  const project = { ...adapted.bundle.project, slug, name, status: PROJECT_STATUS.concept };
  return { ...adapted, bundle: { ...adapted.bundle, project } };
}

/** @throws BundleError when a new project would replace another one */
function checkNew(loaded: LoadedBundle, isKnown: boolean, { newProject }: ImportOptions): void {
  if (!newProject || !isKnown) return;
  const reason = `het adres "${newProject.slug}" is al van een ander project`;
  throw new BundleError([loaded.found("error", { path: "project.slug", reason })]);
}

async function prepare(db: Queries, loaded: LoadedBundle, options: ImportOptions): Promise<Prepared | null> {
  const [known] = await db
    .select({ id: projects.id, checksum: projects.checksum })
    .from(projects)
    .where(eq(projects.slug, loaded.bundle.project.slug));
  checkNew(loaded, known !== undefined, options);
  if (known?.checksum === loaded.checksum) return null;
  const last = await db.execute<{ last: string }>(
    sql`select case when is_called then last_value else 0 end as last from catalogue_ids`,
  );
  const keys = known ? await readKeys(db, known.id) : [];
  const start = Number(last.rows[0]?.last ?? 0);
  const ids = openIdBook(keys, known ? start : start + 1);
  return { compiled: compileBundle(loaded, ids, known?.id ?? start + 1), ids, isNew: known === undefined };
}

function checkDemoAccounts(loaded: LoadedBundle, production: boolean): void {
  if (!production || loaded.bundle.demoAccounts.length === 0) return;
  throw new BundleError([
    loaded.found("error", {
      path: "demoAccounts",
      reason: "accounts met een gepubliceerd wachtwoord horen niet in productie",
    }),
  ]);
}

function checkSlug(loaded: LoadedBundle, wanted: string | undefined): void {
  const { slug } = loaded.bundle.project;
  if (wanted === undefined || slug === wanted) return;
  const reason = `dit is het project "${slug}"; hier hoort "${wanted}"`;
  throw new BundleError([loaded.found("error", { path: "project.slug", reason })]);
}

/**
 * Imports a bundle, a folder or a workbook, in one transaction. An unchanged bundle changes nothing.
 * @throws BundleError with every fault, before anything is written
 * @throws ApprovalNeeded when the import needs approval
 */
export async function importBundle(tools: ImportTools, source: string, options: ImportOptions): Promise<ImportSummary> {
  const loaded = renamed(await (tools.read ?? readBundle)(source), options);
  checkDemoAccounts(loaded, tools.production);
  checkSlug(loaded, options.onlySlug);
  const { bundle } = loaded;
  return await changeCatalogue(tools, options, bundle.project.slug, async (open) => {
    const prepared = await prepare(open.tx, loaded, options);
    if (!prepared) return null;
    const { compiled, ids, isNew } = prepared;
    const ignored = await findIgnored(open.tx, bundle, isNew ? null : compiled.project.id);
    const warnings = [
      ...inspectCompiled(loaded, compiled, ids),
      ...ignored.map((remark) => loaded.found("warning", remark)),
    ];
    return {
      ...prepared,
      found: (remark) => loaded.found("error", remark),
      showroom: bundle.project.showroom,
      checksum: loaded.checksum,
      catalogueVersion: bundle.catalogueVersion,
      warnings,
      source: {
        bundle,
        files: Object.fromEntries([...loaded.files].map(([name, { publicId }]) => [name, publicId])),
      },
      finish: async () => {
        await storeParties(open.tx, bundle, compiled.project.id);
        const missing = await missingAccounts(open.tx, bundle.demoAccounts);
        const project = missing.length > 0 ? await loadProject(open.tx, compiled.project.id) : null;
        const addedAccounts = project
          ? await storeDemoAccounts({ open, passwords: tools.passwords, ids, project }, missing)
          : 0;
        if (!options.dryRun)
          await mapAtOnce([...loaded.files.values()], FILES_AT_ONCE, (file) =>
            tools.images.put(file.publicId, () => readBundleFile(file)),
          );
        return addedAccounts;
      },
    };
  });
}
