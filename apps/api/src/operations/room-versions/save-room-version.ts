import { and, count, eq } from "drizzle-orm";
import { ROOM_VERSION_LIMIT, saveRoomVersion } from "@showroom/api-contract/endpoints/room-versions";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { checkRooms } from "../../choices/read/check-rooms.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { roomVersionEntity } from "../../choices/read/room-version-entity.ts";
import { roomVersions } from "../../database/schema/choices.ts";
import { inTransaction } from "../../database/transaction.ts";

export const saveRoomVersionOperation = operation(saveRoomVersion, async ({ app, asker, params, body }) => {
  const { home } = await findOwnChoices(app, asker, params.projectId, body.userId);
  const { projectPageId, name, roomChoice } = body;
  checkRooms(home, { [projectPageId]: roomChoice });
  const stored = await inTransaction(app.pool, async ({ tx }) => {
    const choices = await lockChoices(tx, home);
    const ofRoom = and(eq(roomVersions.choicesId, choices.id), eq(roomVersions.pageId, projectPageId));
    const [present] = await tx.select({ n: count() }).from(roomVersions).where(ofRoom);
    if ((present?.n ?? 0) >= ROOM_VERSION_LIMIT) throw new ProblemError("limit-reached");
    const [row] = await tx
      .insert(roomVersions)
      .values({ choicesId: choices.id, pageId: projectPageId, name, room: roomChoice })
      .returning();
    return row;
  });
  const entity = stored && roomVersionEntity(home, stored);
  if (!entity) throw new Error("The version was not stored");
  return entity;
});
