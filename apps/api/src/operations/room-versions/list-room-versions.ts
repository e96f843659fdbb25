import { and, desc, eq } from "drizzle-orm";
import { listRoomVersions } from "@showroom/api-contract/endpoints/room-versions";
import { operation } from "../../kernel/operation.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { roomVersionEntity } from "../../choices/read/room-version-entity.ts";
import { roomVersions } from "../../database/schema/choices.ts";

export const listRoomVersionsOperation = operation(listRoomVersions, async ({ app, asker, params, query }) => {
  const { home, row } = await findOwnChoices(app, asker, params.projectId);
  if (!row) return [];
  const rows = await app.db
    .select()
    .from(roomVersions)
    .where(
      and(
        eq(roomVersions.choicesId, row.id),
        ...(query.page === undefined ? [] : [eq(roomVersions.pageId, query.page)]),
      ),
    )
    .orderBy(desc(roomVersions.createdAt), desc(roomVersions.id));
  return rows.map((version) => roomVersionEntity(home, version)).filter((version) => version !== null);
});
