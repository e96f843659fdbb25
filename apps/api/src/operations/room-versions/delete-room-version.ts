import { and, eq } from "drizzle-orm";
import { deleteRoomVersion } from "@showroom/api-contract/endpoints/room-versions";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { roomVersions } from "../../database/schema/choices.ts";

export const deleteRoomVersionOperation = operation(deleteRoomVersion, async ({ app, asker, params }) => {
  const { row } = await findOwnChoices(app, asker, params.projectId);
  if (!row) throw new ProblemError("not-found");
  const deleted = await app.db
    .delete(roomVersions)
    .where(and(eq(roomVersions.id, params.versionId), eq(roomVersions.choicesId, row.id)))
    .returning({ id: roomVersions.id });
  if (deleted.length === 0) throw new ProblemError("not-found");
  return undefined;
});
