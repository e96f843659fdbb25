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
import { homeOf, homeOfChoices, type Home } from "../../choices/read/home.ts";
import { findOwnChoices, ownUser } from "../../choices/read/own-choices.ts";
import { waitingFor } from "../../choices/read/prepared-choices.ts";
import { costOf } from "../../choices/read/settle-rooms.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { changeOf, writeLocked } from "../../choices/save/write-choices.ts";
import type { Queries } from "../../database/database.ts";
import { choiceChanges } from "../../database/schema/choices.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

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

/** Of two answers at the same moment the first counts; the second reads what became of it. */
export const answerPreparedChoicesOperation = operation(
  answerPreparedChoices,
  async ({ app, asker, params, body, reply }) => {
    const user = ownUser(asker, body.userId);
    const live = await app.catalogue.project(params.projectId);
    const { home, row, isNew } = await inTransaction(app.pool, async (open) => {
      const locked = await lockChoices(open.tx, homeOf(user, live));
      const home = await homeOfChoices(app, user, live, locked);
      const current = () => choicesEntity(home, locked);
      if (locked.submitType !== null) throw new ProblemError("choices-locked", { current: current() });
      const undone = waitingFor(home, locked, roomsOf(home, locked));
      if (undone === null) return { home, row: locked, isNew: false };
      if (locked.version !== body.version) throw new ProblemError("choices-stale", { current: current() });
      const write =
        body.answer === "agreed"
          ? ({ rooms: {}, event: "preparedAgreed" } as const)
          : ({ rooms: undone, event: "preparedUndone" } as const);
      return { ...(await writeLocked(open, home, locked, { actor: user, submitType: null, ...write })), isNew: true };
    });
    if (isNew) app.live.announce(changeOf(home, row));
    reply.header("etag", etagOf(row.version));
    return choicesEntity(home, row);
  },
);
