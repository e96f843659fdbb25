import { and, eq, isNotNull } from "drizzle-orm";
import { cancelPlannedPublication } from "@showroom/api-contract/endpoints/staged-catalogue";
import { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

/** The job stays queued; it does nothing without a plan. */
export const cancelPlannedPublicationOperation = operation(cancelPlannedPublication, async ({ app, params }) => {
  const cancelled = await app.db
    .update(stagedCatalogues)
    .set({ plannedAt: null, plannedBy: null, agreed: null })
    .where(
      and(
        eq(stagedCatalogues.projectId, params.projectId),
        eq(stagedCatalogues.id, params.stagedId),
        isNotNull(stagedCatalogues.plannedAt),
      ),
    )
    .returning({ id: stagedCatalogues.id });
  if (cancelled.length === 0) throw new ProblemError("not-found");
  return undefined;
});
