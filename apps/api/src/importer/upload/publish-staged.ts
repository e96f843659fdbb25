import { removeStaged } from "../../catalogue/staged-version.ts";
import type { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { ChangeOutcome } from "./change-outcome.ts";
import { importUpload } from "./import-upload.ts";
import type { UploadTools } from "./stage-upload.ts";

export interface PublishOptions {
  /** Only says what would change. */
  readonly dryRun: boolean;
  /** The questions were agreed to. */
  readonly agreed: boolean;
  /** Id of the user who publishes. */
  readonly by: number | null;
}

/** Publishes a staged catalogue, with all checks. It stays staged when it cannot be published. */
export async function publishStaged(
  tools: UploadTools,
  slug: string,
  staged: typeof stagedCatalogues.$inferSelect,
  { dryRun, agreed, by }: PublishOptions,
): Promise<ChangeOutcome> {
  const outcome = await importUpload(tools, staged, { dryRun, approved: agreed, by, onlySlug: slug });
  if (outcome.published) await inTransaction(tools.pool, ({ tx }) => removeStaged(tx, staged.projectId, staged.id));
  return outcome;
}
