import { desc } from "drizzle-orm";
import { listShareLinks } from "@showroom/api-contract/endpoints/share-links";
import { operation } from "../../kernel/operation.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { isOpenOf, shareLinkEntity } from "../../choices/read/share-link-entity.ts";
import { shareLinks } from "../../database/schema/choices.ts";

export const listShareLinksOperation = operation(listShareLinks, async ({ app, asker, params }) => {
  const { row } = await findOwnChoices(app, asker, params.projectId);
  if (!row) return [];
  const rows = await app.db
    .select()
    .from(shareLinks)
    .where(isOpenOf(row.id))
    .orderBy(desc(shareLinks.createdAt), desc(shareLinks.id));
  return rows.map(shareLinkEntity);
});
