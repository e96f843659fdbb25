import type { HistoryEvent } from "../../database/schema/choices.ts";
import { inTransaction } from "../../database/transaction.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { ProblemError } from "../../kernel/problem.ts";
import type { Rooms } from "../read/check-rooms.ts";
import { choicesEntity } from "../read/choices-entity.ts";
import type { ChoicesRow } from "../read/choices-row.ts";
import { homeOf, homeOfChoices, type Home } from "../read/home.ts";
import { lockChoices } from "./choices-rows.ts";
import { changeOf, writeLocked } from "./write-choices.ts";

interface Answered {
  /** The home of the choices from now on. */
  readonly home: Home;
  /** The rooms that the answer changes; null when it is not about what waits now. */
  readonly rooms: Rooms | null;
  readonly event: HistoryEvent;
}

/**
 * Writes the answer of a buyer to what waits for one, and tells everyone who watches. `answer` returns null when nothing waits any more:
 * of two answers at the same moment the first counts, and the second reads what became of it.
 * @throws ProblemError `choices-locked` after a submission, `choices-stale` when the answer is about another version
 */
export async function answerChoices(
  app: AppContext,
  { user, projectId, version }: { readonly user: UserRow; readonly projectId: number; readonly version: number },
  answer: (home: Home, locked: ChoicesRow) => Answered | null,
): Promise<{ readonly home: Home; readonly row: ChoicesRow }> {
  const live = await app.catalogue.project(projectId);
  const { home, row, isNew } = await inTransaction(app.pool, async (open) => {
    const locked = await lockChoices(open.tx, homeOf(user, live));
    const home = await homeOfChoices(app, user, live, locked);
    const current = () => choicesEntity(home, locked);
    if (locked.submitType !== null) throw new ProblemError("choices-locked", { current: current() });
    const answered = answer(home, locked);
    if (answered === null) return { home, row: locked, isNew: false };
    const { rooms, event } = answered;
    if (rooms === null || locked.version !== version) throw new ProblemError("choices-stale", { current: current() });
    const write = { actor: user, rooms, submitType: null, event };
    return { ...(await writeLocked(open, answered.home, locked, write)), isNew: true };
  });
  if (isNew) app.live.announce(changeOf(home, row));
  return { home, row };
}
