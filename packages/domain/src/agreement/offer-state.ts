/** What may happen to an offer, and when it is an agreement. Moments are milliseconds since 1970, of the server's clock. */

export const OFFER_ENDINGS = ["withdrawn", "replaced", "declined"] as const;
export type OfferEnding = (typeof OFFER_ENDINGS)[number];

/** `accepted`: the named persons accepted, and the contracting party has not signed yet. */
export const OFFER_STATES = ["open", "accepted", "agreed", "expired", ...OFFER_ENDINGS] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** How many of the named persons must accept: all of them, or one in the name of all. */
export const ACCEPTED_BY = ["all", "one"] as const;
export type AcceptedBy = (typeof ACCEPTED_BY)[number];

/** What is stored of an offer. Nothing of it ever changes; acceptances, a signature and at most one ending are added. */
export interface OfferRecord {
  /** Of the document. */
  readonly hash: string;
  /** The first moment at which it can no longer be accepted. */
  readonly validUntil: number;
  /** The named persons, by user id. */
  readonly persons: readonly number[];
  readonly acceptedBy: AcceptedBy;
  readonly acceptances: readonly { readonly person: number; readonly hash: string }[];
  /** Whether it is an agreement only once the contracting party has signed too. */
  readonly needsSignature: boolean;
  /** Hash of the document that the party signed; null without a signature. */
  readonly signedHash: string | null;
  readonly ending: OfferEnding | null;
}

/** Whether the named persons who must accept accepted exactly this document. */
export function isAccepted({ persons, acceptedBy, acceptances, hash }: OfferRecord): boolean {
  const hasAccepted = (person: number) => acceptances.some((one) => one.person === person && one.hash === hash);
  return persons.length > 0 && (acceptedBy === "one" ? persons.some(hasAccepted) : persons.every(hasAccepted));
}

/** Whether it is an agreement: accepted and, when the party signs, signed by it. Then it is one for good. */
export const isAgreed = (offer: OfferRecord): boolean =>
  isAccepted(offer) && (!offer.needsSignature || offer.signedHash === offer.hash);

/** Who accepts in time is held to it: an accepted offer does not expire while the party has not signed. */
export function offerState(offer: OfferRecord, at: number): OfferState {
  if (isAgreed(offer)) return "agreed";
  if (offer.ending !== null) return offer.ending;
  if (isAccepted(offer)) return "accepted";
  return at < offer.validUntil ? "open" : "expired";
}

/** Whether it can still become an agreement. */
export function isPending(offer: OfferRecord, at: number): boolean {
  const state = offerState(offer, at);
  return state === "open" || state === "accepted";
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
  if (state === "agreed" || state === "accepted") return "already-accepted";
  if (state !== "open") return state;
  return hash === offer.hash ? null : "other-document";
}

/** Why the contracting party cannot sign an offer; null when it can. */
export function refuseSignature(
  offer: OfferRecord,
  hash: string,
  at: number,
): Exclude<OfferState, "accepted"> | "other-document" | null {
  const state = offerState(offer, at);
  if (state !== "accepted") return state;
  return hash === offer.hash ? null : "other-document";
}

/**
 * Why an offer cannot be withdrawn or replaced by staff, or declined by a named person; null when it can. Until the party has signed,
 * it can still take its offer back.
 */
export function refuseEnding(
  offer: OfferRecord,
  ending: { readonly kind: "withdrawn" | "replaced" } | { readonly kind: "declined"; readonly person: number },
  at: number,
): Exclude<OfferState, "open"> | "not-named" | null {
  if (ending.kind === "declined" && !offer.persons.includes(ending.person)) return "not-named";
  const state = offerState(offer, at);
  return state === "open" || (state === "accepted" && ending.kind !== "declined") ? null : state;
}
