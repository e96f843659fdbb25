import { divideOffer } from "@showroom/api-contract/endpoints/divide-offer";
import {
  acceptOffer,
  declineOffer,
  listOwnOffers,
  sendOfferCode,
  viewOffer,
} from "@showroom/api-contract/endpoints/offers";
import { nowMs } from "@showroom/service/clock";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { acceptOfferBy } from "../../offers/accept-offer.ts";
import { divideOfferBy } from "../../offers/divide-offer.ts";
import { endOffer } from "../../offers/end-offer.ts";
import { findOffersTo, findOfferTo, offerEntity } from "../../offers/find-offers.ts";
import { askOfferCode, checkOfferCode } from "../../offers/offer-codes.ts";
import { recordView } from "../../offers/offer-views.ts";
import { followAgreement } from "../../replacements/follow-agreement.ts";

const listOwnOffersOperation = operation(listOwnOffers, async ({ app, asker, params }) => {
  const found = await findOffersTo(app.db, params.projectId, registered(asker).user.id);
  const at = nowMs();
  return { items: found.map((offer) => offerEntity(offer, at)) };
});

const viewOfferOperation = operation(viewOffer, async ({ app, asker, params: { projectId, offerId } }) => {
  const { user } = registered(asker);
  await findOfferTo(app.db, { projectId, offerId, personId: user.id });
  await recordView(app.db, user, { offerId, kind: "page" });
  return undefined;
});

const sendOfferCodeOperation = operation(sendOfferCode, async ({ app, asker, params }) => ({
  outcome: await askOfferCode(app, registered(asker).user, params),
}));

const acceptOfferOperation = operation(acceptOffer, async ({ app, asker, params, body }) => {
  const member = registered(asker);
  const acceptance = { ...params, ...body, prove: checkOfferCode, onAgreed: followAgreement(app, member.user) };
  return { outcome: await acceptOfferBy(app, member, acceptance) };
});

const declineOfferOperation = operation(declineOffer, async ({ app, asker, params, body }) => ({
  outcome: await endOffer(app, registered(asker), { ...params, kind: "declined", ...body }),
}));

const divideOfferOperation = operation(divideOffer, ({ app, asker, params, body }) =>
  divideOfferBy(app, registered(asker), { ...params, ...body }),
);

/** The calls of buyers. */
export const OWN_OFFER_OPERATIONS = [
  listOwnOffersOperation,
  viewOfferOperation,
  sendOfferCodeOperation,
  acceptOfferOperation,
  declineOfferOperation,
  divideOfferOperation,
];
