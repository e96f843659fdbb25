import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { LatePart, OfferDocument } from "@showroom/api-contract/entities/offer";
import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import { discountsOf } from "@showroom/domain/agreement/offer-discounts";
import {
  offerLines,
  partsOf,
  type ExtraLine,
  type HardPrice,
  type OfferRefusal,
  type RefusedWish,
} from "@showroom/domain/agreement/offer-document";
import { isPending } from "@showroom/domain/agreement/offer-state";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { nowMs } from "@showroom/service/clock";
import { calledName, namedBuyers } from "../accounts/home-buyers.ts";
import type { Author } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import type { UserRow } from "../kernel/asker.ts";
import { picturesOf } from "../pictures/room-pictures.ts";
import { findContractTerms } from "./contract-terms.ts";
import { agreedPartsOf, findOffersOfChoices } from "./find-offers.ts";
import { contractFacts, daysValidOf, newAmounts, partyOf } from "./document-contracts.ts";
import { endOfDayAfter, nextOffer, orderLinesOf, storeFrozen } from "./frozen-offer.ts";

export interface Offering {
  readonly author: Author;
  readonly buyer: UserRow;
  readonly projectId: number;
  readonly choicesId: number;
  readonly confirmation: Confirmation;
  readonly orderLines: readonly FrozenOrderLine[];
  readonly revision: number;
  readonly parts: readonly CostGroup[];
  readonly hardPrices: readonly HardPrice[];
  readonly extras: readonly ExtraLine[];
  readonly refusals?: readonly RefusedWish[] | undefined;
  /** The parts of a last offer; absent for any other. */
  readonly late?: readonly LatePart[];
  readonly remark: string;
}

interface Made {
  readonly outcome: "done";
  readonly offerId: number;
  readonly reference: string;
}

/** Stores an offer, and ends the open ones of the same parts. The transaction has locked the home's offers. */
export async function storeOffer(
  tx: Queries,
  offering: Offering,
): Promise<Made | { readonly outcome: OfferRefusal | "no-terms" }> {
  const { author, buyer, projectId, choicesId, confirmation, remark, refusals = [], late } = offering;
  const { terms } = await findContractTerms(tx, projectId);
  if (!terms) return { outcome: "no-terms" };
  const at = nowMs();
  const earlier = await findOffersOfChoices(tx, choicesId);
  const made = offerLines({
    ...offering,
    pages: confirmation.pages,
    discount: confirmation.discount,
    discounts: confirmation.discounts,
    agreedParts: agreedPartsOf(earlier),
    vatRateOf: (part) => partyOf(terms, part).vatRate,
  });
  if (typeof made === "string") return { outcome: made };
  const parts = partsOf(made.pages);
  const replaced = earlier.filter(
    ({ record, document }) => isPending(record, at) && document.parts.some((part) => parts.includes(part)),
  );
  const pictures = new Map(
    (await picturesOf(tx, [confirmation.id]))(confirmation.id).map(({ pageId, picture }) => [pageId, picture]),
  );
  const { number, reference } = nextOffer(confirmation.reference, earlier);
  const amounts = newAmounts(made.pages, made.extras, discountsOf(made));
  const validUntil = endOfDayAfter(
    at,
    daysValidOf(
      terms,
      amounts.map(({ part }) => part),
    ),
  );
  const persons = (await namedBuyers(tx, buyer)).map((one) => ({ userId: one.id, name: calledName(one) }));
  const document: OfferDocument = {
    reference,
    request: { reference: confirmation.reference, submittedAt: confirmation.submittedAt },
    projectName: confirmation.projectName,
    houseTypeName: confirmation.houseTypeName,
    buildNumber: confirmation.buildNumber,
    parts: [...parts],
    ...contractFacts(terms, amounts),
    ...(late && { late: [...late] }),
    persons,
    remark,
    pages: made.pages.map((page) => ({
      ...page,
      lines: [...page.lines],
      // Pages without a scene, such as floors, have none.
      ...(pictures.has(page.pageId) && { picture: pictures.get(page.pageId) ?? null }),
    })),
    extras: [...made.extras],
    ...(refusals.length > 0 && { refusals: [...refusals] }),
    discount: made.discount,
    ...(made.partDiscounts && { partDiscounts: [...made.partDiscounts] }),
    vat: [...made.vat],
    totalPrice: made.totalPrice,
    madeAt: new Date(at).toISOString(),
    validUntil: validUntil.toISOString(),
    replaces: replaced.map((one) => one.document.reference),
  };
  const offerId = await storeFrozen(tx, {
    author,
    choicesId,
    confirmationId: confirmation.id,
    number,
    document,
    orderLines: orderLinesOf(offering.orderLines, document),
    revision: offering.revision,
    replaced,
  });
  return { outcome: "done", offerId, reference };
}
