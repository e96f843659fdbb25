import type { LateDraft, Offerable } from "@showroom/api-contract/entities/offer";

/** Indicative lines at the prices that they have. */
export const hardened = (indicative: Offerable["indicative"]) =>
  indicative.map(({ pageId, line, totalPrice }) => ({ pageId, line, totalPrice }));

/** A last offer of a draft as it was read. */
export const lastOfferBody = ({ version, totalPrice, replaces, parts, indicative }: LateDraft) => ({
  version,
  totalPrice,
  replaces,
  parts,
  hardPrices: hardened(indicative),
  extras: [],
  remark: "",
});
