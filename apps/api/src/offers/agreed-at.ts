import type { StoredOffer } from "./find-offers.ts";

/** The moment at which an offer became an agreement, of the last acceptance or signature, in ISO form. */
export const agreedAtOf = ({ acceptances, signature }: Pick<StoredOffer, "acceptances" | "signature">): string =>
  new Date(
    Math.max(...[...acceptances, ...(signature ? [signature] : [])].map(({ at }) => at.getTime())),
  ).toISOString();
