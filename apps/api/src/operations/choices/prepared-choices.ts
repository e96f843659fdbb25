import { and, asc, eq, gte } from "drizzle-orm";
import {
  answerPreparedChoices,
  getPreparedChoices,
  type PreparedChoices,
} from "@showroom/api-contract/endpoints/prepared-choices";
import { cents } from "@showroom/domain/money/cents";
import { changesBetween } from "../../choices/history/changes.ts";
import { confirmedTitles } from "../../choices/history/history.ts";
import { choicesEntity, etagOf, roomsOf } from "../../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../../choices/read/choices-row.ts";
import type { Home } from "../../choices/read/home.ts";
import { findOwnChoices, ownUser } from "../../choices/read/own-choices.ts";
import { waitingFor } from "../../choices/read/prepared-choices.ts";
import { costOf } from "../../choices/read/settle-rooms.ts";
import { answerChoices } from "../../choices/save/answer-choices.ts";
import type { Queries } from "../../database/database.ts";
import { choiceChanges } from "../../database/schema/choices.ts";
import { operation } from "../../kernel/operation.ts";

/** What waits for the buyer's answer; null when nothing does. */
async function describe(db: Queries, home: Home, row: ChoicesRow): Promise<PreparedChoices | null> {
  const rooms = roomsOf(home, row);
  const undone = waitingFor(home, row, rooms);
  if (undone === null || row.prepared === null) return null;
  const { fromVersion } = row.prepared;
  const saves = await db
    .select({ name: choiceChanges.byName, at: choiceChanges.at })
    .from(choiceChanges)
    .where(
      and(
        eq(choiceChanges.choicesId, row.id),
        eq(choiceChanges.event, "prepared"),
        gte(choiceChanges.version, fromVersion),
      ),
    )
    .orderBy(asc(choiceChanges.id));
  const before = { ...rooms, ...undone };
  return {
    version: row.version,
    by: [...new Set(saves.map(({ name }) => name))],
    at: (saves.at(-1)?.at ?? row.updatedAt).toISOString(),
    changes: changesBetween(home, before, rooms),
    completed: confirmedTitles(home.house.pages, before, rooms),
    difference: cents(costOf(home, rooms).totalPrice - costOf(home, before).totalPrice),
  };
}

export const getPreparedChoicesOperation = operation(getPreparedChoices, async ({ app, asker, params }) => {
  const { home, row } = await findOwnChoices(app, asker, params.projectId);
  return { prepared: row && (await describe(app.db, home, row)) };
});

export const answerPreparedChoicesOperation = operation(
  answerPreparedChoices,
  async ({ app, asker, params, body, reply }) => {
    const user = ownUser(asker, body.userId);
    const { version, answer } = body;
    const after = await answerChoices(app, { user, projectId: params.projectId, version }, (home, locked) => {
      const undone = waitingFor(home, locked, roomsOf(home, locked));
      if (undone === null) return null;
      return answer === "agreed"
        ? { home, rooms: {}, event: "preparedAgreed" }
        : { home, rooms: undone, event: "preparedUndone" };
    });
    reply.header("etag", etagOf(after.row.version));
    return choicesEntity(after.home, after.row);
  },
);
