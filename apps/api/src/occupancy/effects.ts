import { and, count, eq, isNull } from "drizzle-orm";
import type { OccupancyEffects } from "@showroom/api-contract/endpoints/occupancy";
import { isAgreed, isPending } from "@showroom/domain/agreement/offer-state";
import { now, nowMs } from "@showroom/service/clock";
import { calledName } from "../accounts/home-buyers.ts";
import { confirmationsOf } from "../choices/confirm/find-confirmations.ts";
import { isOpenOf } from "../choices/read/share-link-entity.ts";
import type { Queries } from "../database/database.ts";
import { changeRequests } from "../database/schema/change-requests.ts";
import { shareLinks } from "../database/schema/choices.ts";
import { closingExceptions } from "../database/schema/closings.ts";
import { questionThreads } from "../database/schema/questions.ts";
import { standingLines } from "../offers/agreed-lines.ts";
import { findOffersOfChoices } from "../offers/find-offers.ts";
import { hasChoices, type Household } from "./household.ts";

/** What the end of a purchase, or a move, does to a home. `leaving`: ids of its buyers. */
export async function effectsOn(
  tx: Queries,
  household: Household,
  leaving: readonly number[],
): Promise<OccupancyEffects> {
  const { home, buyers, row } = household;
  const gone = buyers.filter(({ id }) => leaving.includes(id));
  const isEmptied = gone.length === buyers.length;
  const choicesId = row?.id ?? 0;
  const ofChoices = await findOffersOfChoices(tx, choicesId);
  const at = nowMs();
  const ending = ofChoices.filter(
    ({ record }) => isPending(record, at) && (isEmptied || record.persons.some((person) => leaving.includes(person))),
  );
  const [newest] = row === null ? [] : await confirmationsOf(tx, row.id);
  const countOf = async (rows: Promise<{ n: number }[]>): Promise<number> => (await rows)[0]?.n ?? 0;
  const requests = tx
    .select({ n: count() })
    .from(changeRequests)
    .where(and(eq(changeRequests.choicesId, choicesId), isNull(changeRequests.ending)));
  const threads = tx
    .select({ n: count() })
    .from(questionThreads)
    .where(and(eq(questionThreads.choicesId, choicesId), isNull(questionThreads.closedAt)));
  const links = tx.select({ n: count() }).from(shareLinks).where(isOpenOf(choicesId));
  const exceptions = tx.select({ n: count() }).from(closingExceptions).where(eq(closingExceptions.homeId, home.id));
  const appointment = row?.appointment?.fromDate ?? null;
  return {
    version: row?.version ?? 0,
    leaves: gone.map(calledName),
    stays: buyers.filter((one) => !gone.includes(one)).map(calledName),
    invited: gone.filter(({ passwordHash }) => passwordHash === null).map(calledName),
    agreedLines: standingLines(ofChoices).length,
    openOffers: ending.map(({ document }) => document.reference),
    request: row?.submitType && !ofChoices.some(({ record }) => isAgreed(record)) ? (newest?.reference ?? null) : null,
    hasChoices: hasChoices(household),
    hasChangeRequest: isEmptied && (await countOf(requests)) > 0,
    questions: isEmptied ? await countOf(threads) : 0,
    shareLinks: await countOf(links),
    appointment: isEmptied && appointment !== null && appointment > now().toISOString() ? appointment : null,
    exceptions: isEmptied ? await countOf(exceptions) : 0,
  };
}
