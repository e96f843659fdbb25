/** Offers that the product makes as soon as a buyer asks for a quote, where the project wants that. */
import { and, eq, isNull, ne } from "drizzle-orm";
import { COST_GROUPS } from "@showroom/domain/model/cost-group";
import { PRODUCT } from "../accounts/home-history.ts";
import { isInForce } from "../choices/confirm/find-confirmations.ts";
import type { Queries } from "../database/database.ts";
import { projects } from "../database/schema/catalogue.ts";
import { confirmations, projectChoices } from "../database/schema/choices.ts";
import { inTransaction } from "../database/transaction.ts";
import { findContractTerms } from "../offers/contract-terms.ts";
import { agreedPartsOf, findOffersOfChoices, lockOffersOf } from "../offers/find-offers.ts";
import { findBuyer } from "./buyers.ts";
import { storeAndMail, type OfferTools } from "./offer-to-buyer.ts";

/** The choices of a request that is still in force, in a project that offers at once; undefined without one. */
async function findAtOnce(db: Queries, confirmationId: number) {
  const [found] = await db
    .select({ id: projectChoices.id, userId: projectChoices.userId, projectId: projectChoices.projectId })
    .from(confirmations)
    .innerJoin(projectChoices, isInForce)
    .innerJoin(projects, eq(projects.id, projectChoices.projectId))
    .where(
      and(eq(confirmations.id, confirmationId), isNull(projectChoices.archivedAt), ne(projects.state, "archived")),
    );
  if (!found) return undefined;
  const { terms } = await findContractTerms(db, found.projectId);
  return terms?.offersAtOnce ? found : undefined;
}

/**
 * Offers all of a request that is not agreed yet, once: where staff were first, or after a repeat of the job, nothing happens. What
 * cannot be offered as it is, such as an indicative price, is left to staff.
 */
export async function offerAtOnce(app: OfferTools, confirmationId: number): Promise<void> {
  const known = await findAtOnce(app.db, confirmationId);
  if (!known) return;
  await inTransaction(app.pool, async ({ tx, client }) => {
    await lockOffersOf(tx, known.id);
    const earlier = await findOffersOfChoices(tx, known.id);
    if (!(await findAtOnce(tx, confirmationId)) || earlier.some(({ row }) => row.confirmationId === confirmationId))
      return;
    const agreed = agreedPartsOf(earlier);
    const parts = COST_GROUPS.filter((part) => !agreed.includes(part));
    const offered = { parts, hardPrices: [], extras: [], remark: "" };
    await storeAndMail(
      { ...app, tx, client },
      PRODUCT,
      await findBuyer({ db: tx }, known.projectId, known.userId),
      offered,
    );
  });
}
