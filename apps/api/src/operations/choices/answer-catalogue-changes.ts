import { answerCatalogueChanges } from "@showroom/api-contract/endpoints/choices";
import { answeredRooms, changedChoices } from "../../choices/catalogue/changed-choices.ts";
import { choicesEntity, etagOf } from "../../choices/read/choices-entity.ts";
import { homeOf, homeOfChoices } from "../../choices/read/home.ts";
import { ownUser } from "../../choices/read/own-choices.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { changeOf, writeLocked } from "../../choices/save/write-choices.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

/** Applies all answers of the buyer; the choices then belong to the present catalogue. */
export const answerCatalogueChangesOperation = operation(
  answerCatalogueChanges,
  async ({ app, asker, params, body, reply }) => {
    const user = ownUser(asker, body.userId);
    const live = await app.catalogue.project(params.projectId);
    const { home, row, isNew } = await inTransaction(app.pool, async (open) => {
      const locked = await lockChoices(open.tx, homeOf(user, live));
      const home = await homeOfChoices(app, user, live, locked);
      const current = () => choicesEntity(home, locked);
      if (locked.submitType !== null) throw new ProblemError("choices-locked", { current: current() });
      const { present } = home;
      // Already answered, by another window or a repeated request.
      if (!present) return { home, row: locked, isNew: false };
      const changes = changedChoices(home, present, locked.rooms);
      if (locked.version !== body.version || !changes.every(({ id }) => Object.hasOwn(body.answers, id)))
        throw new ProblemError("choices-stale", { current: current() });
      const rooms = answeredRooms(home, present, locked.rooms, body.answers);
      const answered = { user, ...present };
      const write = { actor: user, rooms, submitType: null, event: "catalogueAnswered" } as const;
      return { ...(await writeLocked(open, answered, locked, write)), isNew: true };
    });
    if (isNew) app.live.announce(changeOf(home, row));
    reply.header("etag", etagOf(row.version));
    return choicesEntity(home, row);
  },
);
