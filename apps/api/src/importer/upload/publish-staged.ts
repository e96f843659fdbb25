import { removeStaged } from "../../catalogue/staged-version.ts";
import type { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import type { OpenTransaction } from "../../database/transaction.ts";
import { ProblemError } from "../../kernel/problem.ts";
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
  /** Runs first in the transaction of the publication. An error that it throws ends the publication. */
  readonly begin?: (open: OpenTransaction) => Promise<void>;
}

/**
 * Publishes a staged catalogue, with all checks. It stays staged when it cannot be published.
 * @throws ProblemError `not-found` when it is no longer staged
 */
export async function publishStaged(
  tools: UploadTools,
  slug: string,
  staged: typeof stagedCatalogues.$inferSelect,
  { dryRun, agreed, by, begin }: PublishOptions,
): Promise<ChangeOutcome> {
  const options = { dryRun, approved: agreed, by, onlySlug: slug, base: staged.baseRevision };
  if (dryRun) return await importUpload(tools, staged, options);
  return await importUpload(tools, staged, {
    ...options,
    begin: async (open) => {
      await begin?.(open);
      const removed = await removeStaged(open.tx, staged.projectId, staged.id);
      if (!removed) throw new ProblemError("not-found");
    },
  });
}
