import { removeStaged } from "../../catalogue/staged-version.ts";
import type { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import { inTransaction } from "../../database/transaction.ts";
import { importBundle } from "../import-bundle.ts";
import { changeOutcome, type ChangeOutcome } from "./change-outcome.ts";
import type { UploadTools } from "./stage-upload.ts";
import { inUploadFolder } from "./upload-folder.ts";

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
  const outcome = await inUploadFolder(
    tools.images,
    staged,
    async (source) =>
      await changeOutcome(dryRun, () =>
        importBundle({ ...tools, production: tools.config.production }, source, {
          dryRun,
          approved: agreed,
          by,
          onlySlug: slug,
        }),
      ),
  );
  if (outcome.published) await inTransaction(tools.pool, ({ tx }) => removeStaged(tx, staged.projectId, staged.id));
  return outcome;
}
