/** Archives the choices of a home that all its buyers leave. */
import { eq, inArray } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import { authorOf, recordHistory } from "../accounts/home-history.ts";
import type { ChoicesRow } from "../choices/read/choices-row.ts";
import { projectChoices, type HistoryEvent } from "../database/schema/choices.ts";
import { closingChanges, closingExceptions } from "../database/schema/closings.ts";
import { planningTold } from "../database/schema/planning.ts";
import type { OpenTransaction } from "../database/transaction.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { LoadedProject } from "../kernel/loaded-project.ts";
import { agreedPartsOf, findOffersOfChoices } from "../offers/find-offers.ts";
import { endRequest } from "../offers/change-requests.ts";
import { endOpenOffers } from "./end-offers.ts";
import { revokeLinks } from "./revoke-links.ts";
import { storedRow, type Household } from "./household.ts";

interface Archiving {
  readonly household: Household;
  readonly live: LoadedProject;
  /** The member of staff. */
  readonly actor: UserRow;
  readonly reason: string;
  readonly event: HistoryEvent;
  readonly note: string;
}

/** The phase's dates hold again. The reasons are about who leaves, so that nobody reads them any more. */
async function endExceptions({ tx }: OpenTransaction, { household: { home }, actor }: Archiving): Promise<void> {
  const ofHome = eq(closingExceptions.homeId, home.id);
  const stored = await tx.select().from(closingExceptions).where(ofHome);
  await tx.update(closingChanges).set({ reason: null }).where(eq(closingChanges.homeId, home.id));
  if (stored.length === 0) return;
  await tx.delete(closingExceptions).where(ofHome);
  await tx.insert(closingChanges).values(
    stored.map(({ part, lastDay }) => ({
      projectId: home.projectId,
      homeId: home.id,
      part,
      before: lastDay,
      after: null,
      reason: null,
      actorId: actor.id,
    })),
  );
}

/**
 * Archives the choices: what is agreed stays in force for the home, whatever is open ends, and nobody can change or open them any
 * more. Returns them with the id of the event in their history; null without a house type.
 */
export async function archiveChoices(
  open: OpenTransaction,
  archiving: Archiving,
): Promise<{ readonly row: ChoicesRow; readonly eventId: number } | null> {
  const { tx } = open;
  const { household, live, actor, reason, event, note } = archiving;
  await endExceptions(open, archiving);
  const ids = household.buyers.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(planningTold).where(inArray(planningTold.userId, ids));
  const row = await storedRow(tx, household, live);
  if (row === null) return null;
  const author = authorOf(actor);
  await endOpenOffers(tx, { choicesId: row.id, author, reason, which: () => true });
  await endRequest(tx, row.id, { kind: "refused", by: actor, answer: reason });
  await revokeLinks(tx, row.id);
  const archived = {
    archivedAt: now(),
    archivedHomeId: household.home.id,
    archivedFor: ids,
    archivedParts: [...new Set(agreedPartsOf(await findOffersOfChoices(tx, row.id)))],
    // Whoever saves at the same moment reads again.
    version: row.version + 1,
  };
  await tx.update(projectChoices).set(archived).where(eq(projectChoices.id, row.id));
  const facts = { version: archived.version, event, changes: [], totalPrice: row.addedCost, note };
  const eventId = await recordHistory(tx, author, { choicesId: row.id, ...facts });
  return { row: { ...row, ...archived }, eventId };
}
