import { eq, sql } from "drizzle-orm";
import type pg from "pg";
import type { Queries } from "../../database/database.ts";
import { catalogueKeys } from "../../database/schema/catalogue.ts";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import { inTransaction, type OpenTransaction } from "../../database/transaction.ts";
import type { Jobs } from "../../jobs/jobs.ts";
import { touchAgreements } from "../../replacements/touched-agreements.ts";
import { loadProject } from "../../catalogue/catalogue.ts";
import { ApprovalNeeded } from "./approval.ts";
import { applyToBuyers } from "./buyer-effects.ts";
import { findDifference } from "./find-difference.ts";
import { BundleError } from "../findings/bundle-error.ts";
import type { Finding, Remark } from "../findings/finding.ts";
import { findChanged } from "./find-changed.ts";
import { findQuestions, type Incoming } from "./find-questions.ts";
import { findRemovedHouseTypes, moveBuyers, type HouseTypeMoves } from "./house-type-moves.ts";
import type { KeyKind, KnownKey } from "../compile/id-book.ts";
import { summarise, unchanged, type ImportSummary } from "./import-summary.ts";
import { findRemovals } from "./removals.ts";
import { storeBundle } from "./store-bundle.ts";
import type { LoadedBundle } from "../read/read-bundle.ts";

/** Id of the advisory lock: only one import runs at a time, because imports assign ids. */
const LOCK = 7_405_115;

export interface ImportOptions {
  /** Reports the changes without storing them. */
  readonly dryRun: boolean;
  /** The questions of the import were approved. */
  readonly approved?: boolean;
  readonly moveHouseTypes?: HouseTypeMoves;
  /** The bundle must be of this project. */
  readonly onlySlug?: string;
  /** The bundle becomes a new project with this address and name, as a concept. `adapt` changes it before. */
  readonly newProject?: {
    readonly slug: string;
    readonly name: string;
    readonly adapt: (loaded: LoadedBundle) => LoadedBundle;
  };
  /** Id of the user who publishes; null for the command line. */
  readonly by?: number | null;
  /** Runs first in the transaction, when no other import runs. An error that it throws ends the import. */
  readonly begin?: (open: OpenTransaction) => Promise<void>;
  /** The revision that the catalogue was made and checked on. What was published since is named when it is undone. */
  readonly base?: number;
  /** Receives the new catalogue before it is stored. */
  readonly onIncoming?: (incoming: IncomingCatalogue) => void;
}

/** The new catalogue of a project. */
export interface IncomingCatalogue extends Incoming {
  readonly isNew: boolean;
  readonly checksum: string;
  readonly catalogueVersion: string;
  readonly warnings: readonly Finding[];
  readonly source: CatalogueSource | null;
  /** Converts a fault of the catalogue to a finding for its owner. */
  readonly found: (remark: Remark) => Finding;
  /** Runs after the catalogue is stored, in the same transaction; returns the number of added accounts. */
  readonly finish: () => Promise<number>;
}

/** Thrown in a dry run to roll back the transaction. */
class DryRun extends Error {
  override readonly name = "DryRun";
}

/** The keys that have an id from earlier imports. */
export async function readKeys(db: Queries, projectId: number): Promise<KnownKey[]> {
  return await db
    .select({
      kind: sql<KeyKind>`${catalogueKeys.kind}`,
      key: catalogueKeys.key,
      id: catalogueKeys.id,
      retired: sql<boolean>`${catalogueKeys.retiredAt} is not null`,
    })
    .from(catalogueKeys)
    .where(eq(catalogueKeys.projectId, projectId));
}

/**
 * Changes a project's catalogue in one transaction. `open` returns the new catalogue, or null when nothing changes.
 * @throws BundleError when buyers would have no house type
 * @throws ApprovalNeeded when the change needs approval
 */
export async function changeCatalogue(
  { pool, jobs }: { readonly pool: pg.Pool; readonly jobs: Pick<Jobs, "send"> },
  options: ImportOptions,
  slug: string,
  prepare: (open: OpenTransaction) => Promise<IncomingCatalogue | null>,
): Promise<ImportSummary> {
  let summary = unchanged(slug);
  try {
    await inTransaction(pool, async (open) => {
      const { tx } = open;
      await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
      await options.begin?.(open);
      const incoming = await prepare(open);
      if (!incoming) return;
      options.onIncoming?.(incoming);
      const { compiled, ids, isNew, warnings } = incoming;
      const houseTypes = await findRemovedHouseTypes(tx, compiled, ids, options.moveHouseTypes ?? new Map());
      if (houseTypes.refused.length > 0) throw new BundleError(houseTypes.refused.map(incoming.found));
      const removals = await findRemovals(tx, compiled.project.id, ids);
      const found = {
        warnings,
        changed: await findChanged(tx, compiled),
        removals,
        questions: await findQuestions(tx, incoming, removals, houseTypes.empty),
        ...(await findDifference(tx, incoming, options.base)),
        movedBuyers: houseTypes.moves.reduce((total, move) => total + move.userIds.length, 0),
      };
      summary = summarise(slug, isNew, ids, { ...found, addedAccounts: 0 });
      if (found.questions.length > 0 && !options.approved && !options.dryRun) throw new ApprovalNeeded(summary);
      const former = isNew ? null : await loadProject(tx, compiled.project.id);
      await storeBundle(tx, compiled, ids, { ...incoming, summary, by: options.by ?? null });
      await moveBuyers(tx, houseTypes.moves);
      const present = former && (await loadProject(tx, compiled.project.id));
      if (present) {
        summary = { ...summary, ...(await applyToBuyers(tx, former, present, removals)) };
        summary = { ...summary, ...(await touchAgreements({ ...open, jobs, former, present })) };
      }
      const addedAccounts = await incoming.finish();
      summary = { ...summary, addedAccounts };
      if (options.dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return summary;
}
