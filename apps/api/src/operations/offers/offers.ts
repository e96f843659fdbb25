import { getContractTerms, saveContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import {
  countersignOffer,
  getOffer,
  listOffers,
  makeOffer,
  withdrawOffer,
} from "@showroom/api-contract/endpoints/offers";
import { getLateDraft, makeLastOffer } from "@showroom/api-contract/endpoints/last-offer";
import type { OfferRequest } from "@showroom/api-contract/entities/offer";
import { namesOf } from "@showroom/domain/agreement/offer-document";
import { offerState } from "@showroom/domain/agreement/offer-state";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { nowMs } from "@showroom/service/clock";
import { registered } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";
import { findContractTerms, saveContractTermsOf } from "../../offers/contract-terms.ts";
import { endOffer } from "../../offers/end-offer.ts";
import {
  agreedPartsOf,
  findOffer,
  findOffersOfProject,
  offerEntity,
  signatureEntity,
} from "../../offers/find-offers.ts";
import { findViews, readersOf } from "../../offers/offer-views.ts";
import { signOffer } from "../../offers/sign-offer.ts";
import { picturesOf, type RoomPicture } from "../../pictures/room-pictures.ts";
import { followAgreement } from "../../replacements/follow-agreement.ts";
import { findHandedIn, type HandedIn } from "../../staff/buyers.ts";
import { findLateDraft, offerLast } from "../../staff/last-offer.ts";
import { offerableOf } from "../../staff/offerable.ts";
import { offerToBuyer } from "../../staff/offer-to-buyer.ts";

const getContractTermsOperation = operation(getContractTerms, ({ app, params }) =>
  findContractTerms(app.db, params.projectId),
);

const saveContractTermsOperation = operation(saveContractTerms, async ({ app, asker, params, body }) => ({
  outcome: await saveContractTermsOf(app, asker, params.projectId, body),
}));

/** What can be offered of a buyer's submission. */
function requestOf(found: HandedIn, agreedParts: readonly CostGroup[], pictures: readonly RoomPicture[]): OfferRequest {
  const { id, reference, submittedAt } = found.request.document;
  return {
    ...offerableOf(found, found.request.document, agreedParts, pictures),
    confirmationId: id,
    reference,
    submittedAt,
    mayBeOffered: found.hasOrderLines,
  };
}

const listOffersOperation = operation(listOffers, async ({ app, params }) => {
  const offers = await findOffersOfProject(app.db, params.projectId);
  const handedIn = await findHandedIn(app, params.projectId);
  const pictures = await picturesOf(
    app.db,
    handedIn.map(({ request }) => request.id),
  );
  const byHolder = Map.groupBy(offers, ({ holderId }) => holderId);
  const views = await findViews(
    app.db,
    offers.map(({ row }) => row.id),
  );
  const at = nowMs();
  return {
    requests: handedIn
      .map((one) => requestOf(one, agreedPartsOf(byHolder.get(one.user.id) ?? []), pictures(one.request.id)))
      .toSorted((one, other) => compareBuildNumbers(one.buildNumber, other.buildNumber)),
    items: offers.map(({ row, userId, document, record, signature, ending }) => ({
      id: row.id,
      reference: document.reference,
      hash: record.hash,
      isChange: document.change !== undefined,
      isLate: document.late !== undefined,
      isAcceptedByOne: record.acceptedBy === "one",
      userId,
      buyer: namesOf(document.persons),
      buildNumber: document.buildNumber,
      parts: document.parts,
      totalPrice: document.totalPrice,
      madeAt: row.madeAt.toISOString(),
      madeBy: row.madeByName,
      validUntil: row.validUntil.toISOString(),
      state: offerState(record, at),
      accepted: record.acceptances.length,
      persons: record.persons.length,
      countersignature: signatureEntity({ signature }),
      reason: ending?.reason ?? "",
      readers: readersOf({ document }, views.get(row.id)),
    })),
  };
});

const getOfferOperation = operation(getOffer, async ({ app, params }) =>
  offerEntity(await findOffer(app.db, params.projectId, params.offerId), nowMs()),
);

const makeOfferOperation = operation(makeOffer, ({ app, asker, params, body }) =>
  offerToBuyer(app, registered(asker), params, body),
);

const withdrawOfferOperation = operation(withdrawOffer, async ({ app, asker, params, body }) => {
  const outcome = await endOffer(app, registered(asker), { ...params, kind: "withdrawn", ...body });
  if (outcome === "not-named") throw new Error("Only a buyer must be named");
  return { outcome };
});

const getLateDraftOperation = operation(getLateDraft, ({ app, params }) => findLateDraft(app, params));

const makeLastOfferOperation = operation(makeLastOffer, ({ app, asker, params, body }) =>
  offerLast(app, registered(asker), params, body),
);

const countersignOfferOperation = operation(countersignOffer, async ({ app, asker, params, body }) => {
  const member = registered(asker);
  return {
    outcome: await signOffer(app, member, { ...params, ...body, onAgreed: followAgreement(app, member.user) }),
  };
});

/** The calls of staff. */
export const OFFER_OPERATIONS = [
  getContractTermsOperation,
  getOfferOperation,
  listOffersOperation,
  countersignOfferOperation,
  makeOfferOperation,
  getLateDraftOperation,
  makeLastOfferOperation,
  saveContractTermsOperation,
  withdrawOfferOperation,
];
