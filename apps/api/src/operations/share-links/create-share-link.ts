import { count } from "drizzle-orm";
import { createShareLink, SHARE_LINK_DAYS } from "@showroom/api-contract/endpoints/share-links";
import { DAY, fromNow } from "@showroom/service/clock";
import { digestOf, newSecret } from "../../accounts/secrets.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { isOpenOf, shareLinkEntity } from "../../choices/read/share-link-entity.ts";
import { shareLinks } from "../../database/schema/choices.ts";
import { inTransaction } from "../../database/transaction.ts";

/** Maximum number of active links per buyer. */
const LINK_LIMIT = 20;

export const createShareLinkOperation = operation(createShareLink, async ({ app, asker, params }) => {
  const { home } = await findOwnChoices(app, asker, params.projectId);
  const token = newSecret();
  const link = await inTransaction(app.pool, async ({ tx }) => {
    const choices = await lockChoices(tx, home);
    const [present] = await tx.select({ n: count() }).from(shareLinks).where(isOpenOf(choices.id));
    if ((present?.n ?? 0) >= LINK_LIMIT) throw new ProblemError("limit-reached");
    const expiresAt = fromNow(SHARE_LINK_DAYS * DAY);
    const [row] = await tx
      .insert(shareLinks)
      .values({ hash: digestOf(token), choicesId: choices.id, expiresAt })
      .returning();
    return row;
  });
  if (!link) throw new Error("The link was not stored");
  return { ...shareLinkEntity(link), path: `/delen/${token}` };
});
