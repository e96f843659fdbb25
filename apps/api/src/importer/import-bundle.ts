import { readFile } from "node:fs/promises";
import { and, eq, sql } from "drizzle-orm";
import type pg from "pg";
import type { Passwords } from "../kernel/context.ts";
import type { Queries } from "../database/database.ts";
import { catalogueKeys, projects } from "../database/schema/catalogue.ts";
import { loadProject } from "../catalogue/catalogue.ts";
import { inTransaction } from "../database/transaction.ts";
import type { ImageStore } from "../images/image-store.ts";
import { mapAtOnce } from "./at-once.ts";
import { BundleError } from "./bundle-error.ts";
import { compileBundle, type CompiledBundle } from "./compile-bundle.ts";
import { storeDemoAccounts } from "./demo-accounts.ts";
import { findChanged } from "./find-changed.ts";
import { openIdBook, type IdBook, type KeyKind } from "./id-book.ts";
import { summarise, unchanged, type ImportSummary } from "./import-summary.ts";
import { FILES_AT_ONCE, readBundle, type LoadedBundle } from "./read-bundle.ts";
import { findRuleFaultsOf } from "./rule-faults.ts";
import { storeBundle } from "./store-bundle.ts";

/** Imports take turns: numbers are handed out one import at a time. */
const LOCK = 7_405_115;

export interface ImportTools {
  readonly pool: pg.Pool;
  readonly images: ImageStore;
  readonly passwords: Passwords;
  /** Production refuses accounts with published passwords. */
  readonly production: boolean;
}

interface Prepared {
  readonly compiled: CompiledBundle;
  readonly ids: IdBook;
  readonly isNew: boolean;
}

/** Carries the import no further; the transaction that met it is undone. */
class DryRun extends Error {
  override readonly name = "DryRun";
}

async function prepare(db: Queries, loaded: LoadedBundle): Promise<Prepared | null> {
  const [known] = await db
    .select({ id: projects.id, checksum: projects.checksum })
    .from(projects)
    .where(eq(projects.slug, loaded.bundle.project.slug));
  if (known?.checksum === loaded.checksum) return null;
  const last = await db.execute<{ last: string }>(
    sql`select case when is_called then last_value else 0 end as last from catalogue_ids`,
  );
  const keys = known
    ? await db
        .select({ kind: sql<KeyKind>`${catalogueKeys.kind}`, key: catalogueKeys.key, id: catalogueKeys.id })
        .from(catalogueKeys)
        .where(and(eq(catalogueKeys.projectId, known.id)))
    : [];
  const start = Number(last.rows[0]?.last ?? 0);
  const ids = openIdBook(keys, known ? start : start + 1);
  return { compiled: compileBundle(loaded, ids, known?.id ?? start + 1), ids, isNew: known === undefined };
}

function checkDemoAccounts(loaded: LoadedBundle, production: boolean): void {
  if (!production || loaded.bundle.demoAccounts.length === 0) return;
  throw new BundleError([
    {
      file: "bundle.json",
      path: "demoAccounts",
      reason: "accounts with published passwords are refused in production",
    },
  ]);
}

/**
 * Imports a bundle folder, whole or not at all. The same bundle again changes nothing.
 * @throws BundleError with every fault, before anything is written
 */
export async function importBundle(
  tools: ImportTools,
  folder: string,
  options: { readonly dryRun: boolean },
): Promise<ImportSummary> {
  const loaded = await readBundle(folder);
  checkDemoAccounts(loaded, tools.production);
  let summary = unchanged(loaded.bundle.project.slug);
  try {
    await inTransaction(tools.pool, async (open) => {
      const { tx } = open;
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      const prepared = await prepare(tx, loaded);
      if (!prepared) return;
      const { compiled, ids, isNew } = prepared;
      const { refused, warnings } = findRuleFaultsOf(loaded.bundle, compiled, ids);
      if (refused.length > 0) throw new BundleError(refused);
      const changed = await findChanged(tx, compiled);
      const facts = {
        checksum: loaded.checksum,
        catalogueVersion: loaded.bundle.catalogueVersion,
        showroomKey: loaded.bundle.project.showroom,
      };
      await storeBundle(tx, compiled, ids, {
        ...facts,
        summary: summarise(compiled.project.slug, isNew, ids, { warnings, changed, addedAccounts: 0 }),
      });
      const { demoAccounts } = loaded.bundle;
      const project = demoAccounts.length > 0 ? await loadProject(tx, compiled.project.id) : null;
      const addedAccounts = project
        ? await storeDemoAccounts({ open, passwords: tools.passwords, ids, project }, demoAccounts)
        : 0;
      summary = summarise(compiled.project.slug, isNew, ids, { warnings, changed, addedAccounts });
      if (options.dryRun) throw new DryRun();
      await mapAtOnce([...loaded.files.values()], FILES_AT_ONCE, async ({ publicId, path }) =>
        tools.images.put(publicId, await readFile(path)),
      );
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return summary;
}
