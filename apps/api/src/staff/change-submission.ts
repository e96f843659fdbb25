import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import { homeOfChoices } from "../choices/read/home.ts";
import { lockChoices } from "../choices/save/choices-rows.ts";
import { changeOf } from "../choices/save/write-choices.ts";
import { inTransaction, type OpenTransaction } from "../database/transaction.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { ProblemError } from "../kernel/problem.ts";
import { findBuyer, staffBuyer, type Buyer } from "./buyers.ts";

interface LockedSubmission {
  readonly buyer: UserRow;
  readonly live: LoadedProject;
  readonly locked: ChoicesRow;
  readonly frozen: Buyer["frozen"];
}

/**
 * Changes the state of a buyer's submission in one transaction with locked choices, and tells everyone who watches the
 * project. `change` returns false when the choices are not in a state for it.
 * @throws ProblemError `not-found` without such a buyer, `choices-stale` for another version or state
 */
export async function changeSubmission(
  app: AppContext,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  version: number,
  change: (open: OpenTransaction, submission: LockedSubmission) => Promise<boolean>,
): Promise<StaffBuyer> {
  const live = await app.catalogue.project(projectId);
  const { user: buyer, row, frozen } = await findBuyer(app, live.id, userId);
  if (row === null) throw new ProblemError("choices-stale");
  const home = await homeOfChoices(app, buyer, live, row);
  await inTransaction(app.pool, async (open) => {
    const locked = await lockChoices(open.tx, home);
    if (locked.version !== version || !(await change(open, { buyer, live, locked, frozen })))
      throw new ProblemError("choices-stale");
  });
  const after = await findBuyer(app, live.id, userId);
  const present = await homeOfChoices(app, buyer, live, after.row);
  if (after.row) app.live.announce(changeOf(present, after.row));
  return staffBuyer(live, after, present);
}
