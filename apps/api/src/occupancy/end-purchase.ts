import { and, eq, isNull } from "drizzle-orm";
import type { endPurchase } from "@showroom/api-contract/endpoints/occupancy";
import type { EndpointRequest, EndpointResponse } from "@showroom/api-contract/endpoint";
import { departureOf, sameOccupants } from "@showroom/domain/staff/occupancy";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { calledName, leaveHome } from "../accounts/home-buyers.ts";
import { authorOf, recordHistory } from "../accounts/home-history.ts";
import { becomeFormer, removeInvited } from "../accounts/former-buyer.ts";
import { endAppointmentAfter } from "../choices/save/change-appointment.ts";
import { questionThreads } from "../database/schema/questions.ts";
import { inTransaction, type OpenTransaction } from "../database/transaction.ts";
import { registered, type Asker, type UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import { archiveChoices } from "./archive-choices.ts";
import { effectsOn } from "./effects.ts";
import { endOpenOffers } from "./end-offers.ts";
import { announceBuyers, hasChoices, lockHousehold, storedRow, type Household } from "./household.ts";
import { revokeLinks } from "./revoke-links.ts";

interface Ending {
  readonly household: Household;
  /** The owner of the choices last. */
  readonly leaving: readonly UserRow[];
  readonly actor: UserRow;
  readonly reason: string;
}

const isRegistered = ({ passwordHash }: UserRow): boolean => passwordHash !== null;

/** Everybody leaves: the home is free, with what is agreed. */
async function leaveAll(app: AppContext, open: OpenTransaction, ending: Ending): Promise<void> {
  const { tx, client } = open;
  const { household, leaving, actor, reason } = ending;
  const { home, withdrawn, row, owner } = household;
  for (const one of withdrawn) await removeInvited(tx, one);
  if (row !== null) {
    await endAppointmentAfter(app, open, actor, row, "nobody-left");
    await tx
      .update(questionThreads)
      .set({ closedAt: now(), closedBy: actor.id })
      .where(and(eq(questionThreads.choicesId, row.id), isNull(questionThreads.closedAt)));
  }
  const live = await app.catalogue.project(home.projectId);
  const note = `${leaving.map(calledName).join(", ")}: ${reason}`;
  const archived = await archiveChoices(open, { household, live, actor, reason, event: "purchaseEnded", note });
  for (const user of leaving) {
    const keepsChoices = user.id === owner?.id && hasChoices(household);
    await (isRegistered(user) || keepsChoices ? becomeFormer(tx, user) : removeInvited(tx, user, archived?.row.id));
    if (isRegistered(user) && archived)
      await app.jobs.send("mail.purchase-ended", { eventId: archived.eventId, userId: user.id }, client);
  }
  const { buildNumber } = home;
  await emitEvent(app, open, home.projectId, "purchase.ended", { buildNumber, userIds: leaving.map(({ id }) => id) });
}

/** Some stay, and keep everything. Offers that need who leaves end, and links that who leaves may have. */
async function leaveSome(app: AppContext, open: OpenTransaction, ending: Ending): Promise<void> {
  const { tx, client } = open;
  const { household, leaving, actor, reason } = ending;
  const { buyers, home } = household;
  const author = authorOf(actor);
  const row = await storedRow(tx, household, await app.catalogue.project(home.projectId));
  const gone = new Set(leaving.map(({ id }) => id));
  const which = ({ record }: { readonly record: { readonly persons: readonly number[] } }): boolean =>
    record.persons.some((person) => gone.has(person));
  if (row !== null) {
    await endOpenOffers(tx, { choicesId: row.id, author, reason, which });
    await revokeLinks(tx, row.id);
  }
  for (const user of leaving) {
    await leaveHome(tx, user);
    await (isRegistered(user) ? becomeFormer(tx, user) : removeInvited(tx, user));
    await emitEvent(app, open, home.projectId, "buyer.left", { buildNumber: home.buildNumber, userId: user.id });
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
  const ended: Household[] = [];
  const answer = await inTransaction(app.pool, async (open): Promise<Answer> => {
    const { tx } = open;
    const household = await lockHousehold(tx, projectId, homeId);
    const { buyers } = household;
    const departure = departureOf(buyers, body.leaving);
    const effects = departure === "nobody" ? null : await effectsOn(tx, household, body.leaving);
    if (!sameOccupants(buyers, seen.buyers)) return { outcome: "changed", effects };
    if (effects === null) return { outcome: "nobody", effects };
    if (dryRun) return { outcome: "done", effects };
    if (effects.version !== seen.version) return { outcome: "changed", effects };
    // Co-buyers first: they name the owner.
    const leaving = buyers
      .filter(({ id }) => body.leaving.includes(id))
      .toSorted((one, other) => Number(one.sharesChoicesOf === null) - Number(other.sharesChoicesOf === null));
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
    ended.push(household);
    return { outcome: "done", effects };
  });
  for (const household of ended) announceBuyers(app, household);
  return answer;
}
