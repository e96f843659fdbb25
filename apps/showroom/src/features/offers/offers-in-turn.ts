/** Which of several offers a page shows, and which of them are decided on together. */
import { offeredParts } from "@showroom/domain/agreement/divide-offer";
import { contractWords } from "@showroom/domain/words/contract-words";
import type { Offer } from "@showroom/api-contract/entities/offer";
import { listTexts } from "./division-texts.ts";
import { wordsOf } from "./texts.ts";

const hasAccepted = ({ acceptances }: Offer, userId: number | null): boolean =>
  acceptances.some((one) => one.userId === userId);

/** Whether an offer waits for this person. */
export const waitsFor = (offer: Offer, userId: number | null): boolean =>
  offer.state === "open" && !hasAccepted(offer, userId);

/** The first offer that waits for this person, or else the newest. `offers` has the newest first. */
export const firstToShow = (offers: readonly Offer[], userId: number | null): Offer | undefined =>
  offers.findLast((offer) => waitsFor(offer, userId)) ?? offers[0];

/** What an offer is about: `Tegelwerk & Tegelopties, Sanitair`. */
export const nameOf = ({ document }: Offer): string =>
  document.change ? listTexts.change : contractWords(offeredParts(document));

/** The state of an offer, as this person reads it. */
export const stateWords = (offer: Offer, userId: number | null): string =>
  offer.state === "open" && hasAccepted(offer, userId)
    ? listTexts.waitsForOthers
    : wordsOf(offer.document).states[offer.state];

interface Together {
  /** In the order in which they were made, the shown one among them. Empty when there is nothing beside it. */
  readonly offers: readonly Offer[];
  /** Whether all of them are parts of one offer. */
  readonly areParts: boolean;
}

/** The parts of an offer, of the shown one or of the one that it is a part of, and all that is open. */
export function decidedTogether(all: readonly Offer[], shown: Offer): Together {
  const partsOf = (reference: string): readonly Offer[] => {
    const found = all.filter(({ document }) => document.replaces.includes(reference));
    // One document takes the place of one, unless it is a part.
    return found.length > 1 ? found : [];
  };
  const parts = [shown.document.reference, ...shown.document.replaces].flatMap(partsOf);
  const offers = all.filter((offer) => offer.state === "open" || offer.state === "accepted" || parts.includes(offer));
  const hasOthers = offers.some(({ id }) => id !== shown.id);
  return {
    offers: hasOthers ? offers.toReversed() : [],
    areParts: parts.length > 0 && offers.every((one) => parts.includes(one)),
  };
}
