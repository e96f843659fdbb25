import { and, eq } from "drizzle-orm";
import { renameRoomVersion } from "@showroom/api-contract/endpoints/room-versions";
import { now } from "@showroom/service/clock";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { roomVersionEntity } from "../../choices/read/room-version-entity.ts";
import { roomVersions } from "../../database/schema/choices.ts";

export const renameRoomVersionOperation = operation(renameRoomVersion, async ({ app, asker, params, body }) => {
  const { home, row } = await findOwnChoices(app, asker, params.projectId);
  if (!row) throw new ProblemError("not-found");
  const [renamed] = await app.db
    .update(roomVersions)
    .set({ name: body.name, updatedAt: now() })
    .where(and(eq(roomVersions.id, params.versionId), eq(roomVersions.choicesId, row.id)))
    .returning();
  const entity = renamed && roomVersionEntity(home, renamed);
  if (!entity) throw new ProblemError("not-found");
  return entity;
});
