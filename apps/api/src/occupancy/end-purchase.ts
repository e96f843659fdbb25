import { eq } from "drizzle-orm";
import type { endPurchase } from "@showroom/api-contract/endpoints/occupancy";
import type { EndpointRequest, EndpointResponse } from "@showroom/api-contract/endpoint";
import { departureOf, sameOccupants } from "@showroom/domain/staff/occupancy";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { calledName, leaveHome } from "../accounts/home-buyers.ts";
import { authorOf, recordHistory } from "../accounts/home-history.ts";
import { endInvitations } from "../accounts/invite-user.ts";
import { erasePerson } from "../accounts/person.ts";
import { endAppointmentAfter } from "../choices/save/change-appointment.ts";
import { users } from "../database/schema/accounts.ts";
import { planningTold } from "../database/schema/planning.ts";
import { questionThreads } from "../database/schema/questions.ts";
import { inTransaction, type OpenTransaction } from "../database/transaction.ts";
import { registered, type Asker, type UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { archiveChoices } from "./archive-choices.ts";
import { effectsOn } from "./effects.ts";
import { endOpenOffers } from "./end-offers.ts";
import { lockHousehold, type Household } from "./household.ts";

interface Ending {
  readonly household: Household;
  readonly leaving: readonly UserRow[];
  readonly actor: UserRow;
  readonly reason: string;
}

const isRegistered = ({ passwordHash }: UserRow): boolean => passwordHash !== null;

/** A former buyer: the account stays, without a home. An invitation that was not used ends. */
async function makeFormer({ tx }: OpenTransaction, user: UserRow): Promise<void> {
  if (!isRegistered(user)) await endInvitations(tx, user.id);
  await tx.delete(planningTold).where(eq(planningTold.userId, user.id));
  await tx
    .update(users)
    .set({
      projectId: null,
      houseTypeId: null,
      buildNumber: null,
      sharesChoicesOf: null,
      leftProjectId: user.projectId,
      leftAt: now(),
    })
    .where(eq(users.id, user.id));
}

/** Everybody leaves: the home is free, with what is agreed. */
async function leaveAll(app: AppContext, open: OpenTransaction, ending: Ending): Promise<void> {
  const { tx, client } = open;
  const { household, leaving, actor, reason } = ending;
  const { home, withdrawn, row, owner } = household;
  for (const former of withdrawn) await erasePerson(tx, former);
  if (row !== null) {
    await endAppointmentAfter(app, open, actor, row, "nobody-left");
    await tx
      .update(questionThreads)
      .set({ closedAt: now(), closedBy: actor.id })
      .where(eq(questionThreads.choicesId, row.id));
  }
  const live = await app.catalogue.project(home.projectId);
  const note = `${leaving.map(calledName).join(", ")}: ${reason}`;
  const archived = await archiveChoices(open, { household, live, actor, reason, event: "purchaseEnded", note });
  // Co-buyers first, because they name the owner.
  for (const user of leaving.toSorted((one, other) => Number(one.id === owner?.id) - Number(other.id === owner?.id))) {
    await makeFormer(open, user);
    if (isRegistered(user) && archived)
      await app.jobs.send("mail.purchase-ended", { eventId: archived.eventId, userId: user.id }, client);
    // Who never registered and has no choices is nobody any more.
    if (!isRegistered(user) && (user.id !== owner?.id || (row?.version ?? 0) === 0)) await erasePerson(tx, user);
  }
}

/** Some stay, and keep everything. Offers that need who leaves end. */
async function leaveSome(app: AppContext, open: OpenTransaction, ending: Ending): Promise<void> {
  const { tx, client } = open;
  const { household, leaving, actor, reason } = ending;
  const { row, buyers } = household;
  const author = authorOf(actor);
  const gone = new Set(leaving.map(({ id }) => id));
  const which = ({ record }: { readonly record: { readonly persons: readonly number[] } }): boolean =>
    record.persons.some((person) => gone.has(person));
  if (row !== null) await endOpenOffers(tx, { choicesId: row.id, author, reason, which });
  for (const user of leaving) {
    await leaveHome(tx, user);
    await makeFormer(open, user);
    if (!isRegistered(user)) await erasePerson(tx, user);
  }
  if (row === null) return;
  const note = `${leaving.map(calledName).join(", ")}: ${reason}`;
  const facts = { version: row.version, event: "buyerLeft", changes: [], totalPrice: row.addedCost, note } as const;
  const eventId = await recordHistory(tx, author, { choicesId: row.id, ...facts });
  for (const user of buyers.filter(isRegistered)) {
    const name = gone.has(user.id) ? "mail.purchase-ended" : "mail.buyer-left";
    await app.jobs.send(name, { eventId, userId: user.id }, client);
  }
}

type Answer = EndpointResponse<typeof endPurchase>;

/**
 * Ends the purchase of a home for some or all of its buyers, unless it is not as its author saw it. With `dryRun` it only says what that
 * would do.
 */
export async function endPurchaseOf(
  app: AppContext,
  asker: Asker,
  { params: { projectId, homeId }, body }: EndpointRequest<typeof endPurchase>,
): Promise<Answer> {
  const { user: actor } = registered(asker);
  const { seen, reason, dryRun } = body;
  return await inTransaction(app.pool, async (open): Promise<Answer> => {
    const { tx } = open;
    const household = await lockHousehold(tx, projectId, homeId);
    const { buyers } = household;
    const departure = departureOf(buyers, body.leaving);
    const effects = departure === "nobody" ? null : await effectsOn(tx, household, body.leaving);
    if (!sameOccupants(buyers, seen.buyers)) return { outcome: "changed", effects };
    if (effects === null) return { outcome: "nobody", effects };
    if (dryRun) return { outcome: "done", effects };
    if (effects.version !== seen.version) return { outcome: "changed", effects };
    const leaving = buyers.filter(({ id }) => body.leaving.includes(id));
    const ending: Ending = { household, leaving, actor, reason };
    // The audit log has who left by id, because an account may be erased here.
    for (const { id } of leaving)
      await recordAudit(tx, asker, {
        action: "ended-purchase",
        subjectId: id,
        projectId,
        details: { home: household.home.buildNumber, reason },
      });
    await (departure === "all" ? leaveAll(app, open, ending) : leaveSome(app, open, ending));
    return { outcome: "done", effects };
  });
}
