import { copyChoices } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { choicesEntity, etagOf, roomsOf } from "../../choices/read/choices-entity.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { previewCopy } from "../../choices/read/copy-choices.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { changeOf, writeLocked } from "../../choices/save/write-choices.ts";
import { inTransaction } from "../../database/transaction.ts";

/** Copies once: a repeated request does not overwrite later changes. */
export const copyChoicesOperation = operation(copyChoices, async ({ app, asker, params, query, reply }) => {
  const { home } = await findOwnChoices(app, asker, params.projectId, query.userId);
  const { answer, row: written } = await inTransaction(app.pool, async (open) => {
    const row = await lockChoices(open.tx, home);
    if (row.submitType !== null) throw new ProblemError("choices-locked", { current: choicesEntity(home, row) });
    const present = roomsOf(home, row);
    const { answer, copied } = previewCopy(home, present, query.toPage);
    if (present[query.toPage]?.choicesFromOtherRoom) return { answer, row: null };
    if (!copied) throw new ProblemError("not-found", { detail: "There is no confirmed room to copy from" });
    const rooms = { [query.toPage]: copied };
    const copy = { actor: home.user, rooms, submitType: null, event: "choicesCopied" } as const;
    return { answer, row: (await writeLocked(open, home, row, copy)).row };
  });
  if (written) {
    app.live.announce(changeOf(home, written));
    reply.header("etag", etagOf(written.version));
  }
  return answer;
});
