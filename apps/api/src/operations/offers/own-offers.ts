import { acceptOffer, declineOffer, listOwnOffers, sendOfferCode } from "@showroom/api-contract/endpoints/offers";
import { nowMs } from "@showroom/service/clock";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import type { Asker } from "../../kernel/asker.ts";
import { acceptOfferBy } from "../../offers/accept-offer.ts";
import { endOffer } from "../../offers/end-offer.ts";
import { findOffersTo, offerEntity } from "../../offers/find-offers.ts";
import { askOfferCode } from "../../offers/offer-codes.ts";

function personOf(asker: Asker) {
  if (asker.kind !== "user") throw new ProblemError("not-authenticated");
  return asker;
}

export const listOwnOffersOperation = operation(listOwnOffers, async ({ app, asker, params }) => {
  const found = await findOffersTo(app.db, params.projectId, personOf(asker).user.id);
  const at = nowMs();
  return { items: found.map((offer) => offerEntity(offer, at)) };
});

export const sendOfferCodeOperation = operation(sendOfferCode, async ({ app, asker, params }) => ({
  outcome: await askOfferCode(app, personOf(asker).user, params),
}));

export const acceptOfferOperation = operation(acceptOffer, async ({ app, asker, params, body }) => ({
  outcome: await acceptOfferBy(app, personOf(asker), { ...params, ...body }),
}));

export const declineOfferOperation = operation(declineOffer, async ({ app, asker, params, body }) => ({
  outcome: await endOffer(app, personOf(asker), { ...params, kind: "declined", ...body }),
}));
