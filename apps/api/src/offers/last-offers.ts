import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { offerState } from "@showroom/domain/agreement/offer-state";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { nowMs } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { confirmations } from "../database/schema/choices.ts";
import { findOffersOfChoices } from "./find-offers.ts";

/** What was handed in, without drafts that were frozen for a last offer. */
export const isHandedIn = isNull(confirmations.late);

/** The last offers on choices that wait for the buyers. */
export async function findLastOffers(
  db: Queries,
  choicesId: number,
): Promise<{ readonly id: number; readonly parts: readonly CostGroup[] }[]> {
  // Few homes have one, and every visit of a buyer asks.
  const [frozen] = await db
    .select({ id: confirmations.id })
    .from(confirmations)
    .where(and(eq(confirmations.choicesId, choicesId), isNotNull(confirmations.late)))
    .limit(1);
  if (!frozen) return [];
  const at = nowMs();
  return (await findOffersOfChoices(db, choicesId))
    .filter(({ record, document }) => document.late !== undefined && offerState(record, at) === "open")
    .map(({ row, document }) => ({ id: row.id, parts: document.parts }));
}
