import { and, eq } from "drizzle-orm";
import { revokeShareLink } from "@showroom/api-contract/endpoints/share-links";
import { now } from "@showroom/service/clock";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { isOpenOf } from "../../choices/read/share-link-entity.ts";
import { shareLinks } from "../../database/schema/choices.ts";

export const revokeShareLinkOperation = operation(revokeShareLink, async ({ app, asker, params }) => {
  const { row } = await findOwnChoices(app, asker, params.projectId);
  if (!row) throw new ProblemError("not-found");
  const revoked = await app.db
    .update(shareLinks)
    .set({ revokedAt: now() })
    .where(and(eq(shareLinks.id, params.linkId), isOpenOf(row.id)))
    .returning({ id: shareLinks.id });
  if (revoked.length === 0) throw new ProblemError("not-found");
  return undefined;
});
