/** What may happen to an offer, and when it is an agreement. Moments are milliseconds since 1970, of the server's clock. */

export const OFFER_ENDINGS = ["withdrawn", "replaced", "declined"] as const;
export type OfferEnding = (typeof OFFER_ENDINGS)[number];

export const OFFER_STATES = ["open", "agreed", "expired", ...OFFER_ENDINGS] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** What is stored of an offer. Nothing of it ever changes; acceptances and at most one ending are added. */
export interface OfferRecord {
  /** Of the document. */
  readonly hash: string;
  /** The first moment at which it can no longer be accepted. */
  readonly validUntil: number;
  /** Everyone who must accept, by user id. */
  readonly persons: readonly number[];
  readonly acceptances: readonly { readonly person: number; readonly hash: string }[];
  readonly ending: OfferEnding | null;
}

/** Whether all named persons accepted exactly this document: then it is an agreement, for good. */
export const isAgreed = ({ persons, acceptances, hash }: OfferRecord): boolean =>
  persons.length > 0 &&
  persons.every((person) => acceptances.some((one) => one.person === person && one.hash === hash));

export function offerState(offer: OfferRecord, at: number): OfferState {
  if (isAgreed(offer)) return "agreed";
  if (offer.ending !== null) return offer.ending;
  return at < offer.validUntil ? "open" : "expired";
}

export const ACCEPTANCE_REFUSALS = [
  "not-named",
  "already-accepted",
  "expired",
  ...OFFER_ENDINGS,
  "other-document",
] as const;
/** Why somebody cannot accept an offer. */
export type AcceptanceRefusal = (typeof ACCEPTANCE_REFUSALS)[number];

interface Acceptance {
  readonly person: number;
  /** Of the document that the person saw. */
  readonly hash: string;
}

export function refuseAcceptance(
  offer: OfferRecord,
  { person, hash }: Acceptance,
  at: number,
): AcceptanceRefusal | null {
  if (!offer.persons.includes(person)) return "not-named";
  if (offer.acceptances.some((one) => one.person === person)) return "already-accepted";
  const state = offerState(offer, at);
  if (state === "agreed") return "already-accepted";
  if (state !== "open") return state;
  return hash === offer.hash ? null : "other-document";
}

/** Why an offer cannot be withdrawn or replaced by staff, or declined by a named person; null when it can. */
export function refuseEnding(
  offer: OfferRecord,
  ending: { readonly kind: "withdrawn" | "replaced" } | { readonly kind: "declined"; readonly person: number },
  at: number,
): Exclude<OfferState, "open"> | "not-named" | null {
  if (ending.kind === "declined" && !offer.persons.includes(ending.person)) return "not-named";
  const state = offerState(offer, at);
  return state === "open" ? null : state;
}
