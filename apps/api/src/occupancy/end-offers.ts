import { isPending } from "@showroom/domain/agreement/offer-state";
import { nowMs } from "@showroom/service/clock";
import type { Author } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import { offerEndings } from "../database/schema/offers.ts";
import { findOffersOfChoices, lockOffersOf, type StoredOffer } from "../offers/find-offers.ts";
import { recordEvent } from "../offers/record-event.ts";

interface EndedOffers {
  readonly choicesId: number;
  readonly author: Author;
  readonly reason: string;
  readonly which: (offer: StoredOffer) => boolean;
}

/** Withdraws open offers and changes of a home. What is agreed stays. Nobody is mailed: the letter of what happened says so. */
export async function endOpenOffers(tx: Queries, { choicesId, author, reason, which }: EndedOffers): Promise<void> {
  await lockOffersOf(tx, choicesId);
  const at = nowMs();
  for (const offer of await findOffersOfChoices(tx, choicesId)) {
    if (offer.row.choicesId !== choicesId || !isPending(offer.record, at) || !which(offer)) continue;
    const by = { byUserId: author.id, byName: author.name };
    await tx.insert(offerEndings).values({ offerId: offer.row.id, kind: "withdrawn", at: new Date(at), ...by, reason });
    const note = `${offer.document.reference}: ${reason}`;
    await recordEvent(tx, author, { choicesId, event: "offerWithdrawn", note });
  }
}
