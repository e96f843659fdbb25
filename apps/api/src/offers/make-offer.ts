import { createHash } from "node:crypto";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import { canonicalJson } from "@showroom/domain/agreement/canonical-json";
import {
  offerLines,
  type ExtraLine,
  type HardPrice,
  type OfferRefusal,
} from "@showroom/domain/agreement/offer-document";
import { offerState } from "@showroom/domain/agreement/offer-state";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { endOfDutchDay } from "@showroom/domain/format/moment";
import { fullName } from "@showroom/domain/format/full-name";
import { COST_GROUPS, costGroupOf, type CostGroup } from "@showroom/domain/model/line-part";
import { orderGroupOf } from "@showroom/domain/order-list/order-line";
import { DAY, nowMs } from "@showroom/service/clock";
import { calledName, namedBuyers } from "../accounts/home-buyers.ts";
import type { Queries } from "../database/database.ts";
import { offerEndings, offerPersons, offers } from "../database/schema/offers.ts";
import type { UserRow } from "../kernel/asker.ts";
import { picturesOf } from "../pictures/room-pictures.ts";
import { findContractTerms } from "./contract-terms.ts";
import { agreedPartsOf, findOffersOfChoices } from "./find-offers.ts";

export interface Offering {
  readonly author: UserRow;
  readonly buyer: UserRow;
  readonly projectId: number;
  readonly choicesId: number;
  readonly confirmation: Confirmation;
  readonly orderLines: readonly FrozenOrderLine[];
  readonly revision: number;
  readonly parts: readonly CostGroup[];
  readonly hardPrices: readonly HardPrice[];
  readonly extras: readonly ExtraLine[];
  readonly remark: string;
}

interface Made {
  readonly outcome: "done";
  readonly offerId: number;
  readonly reference: string;
}

/** The end of the day that is this many days later, in the Netherlands. */
function endOfDayAfter(at: number, days: number): Date {
  const last = new Date(Date.parse(`${dayOf(new Date(at))}T00:00:00Z`) + days * DAY);
  return new Date(endOfDutchDay(last.toISOString().slice(0, 10)));
}

const orderLinesOf = ({ orderLines, confirmation }: Offering, document: OfferDocument): FrozenOrderLine[] => [
  ...orderLines.filter(({ part }) => document.parts.includes(orderGroupOf(part))),
  ...document.extras.map(({ name }, index): FrozenOrderLine => ({
    buildNumber: confirmation.buildNumber,
    roomName: null,
    pageTitle: null,
    part: "extra",
    productNumber: `${document.reference}-${index + 1}`,
    name,
    brand: "",
    colorName: null,
    size: null,
    unit: "piece",
    quantity: 1,
    cuttingLoss: 0,
    orderQuantity: 1,
    amountPerBox: null,
    boxes: null,
    isStandard: false,
  })),
];

/** Stores an offer, and ends the open ones of the same parts. The transaction has locked the home's offers. */
export async function storeOffer(
  tx: Queries,
  offering: Offering,
): Promise<Made | { readonly outcome: OfferRefusal | "no-terms" }> {
  const { author, buyer, projectId, choicesId, confirmation, remark } = offering;
  const { terms } = await findContractTerms(tx, projectId);
  if (!terms) return { outcome: "no-terms" };
  const at = nowMs();
  const earlier = await findOffersOfChoices(tx, choicesId);
  const made = offerLines({
    ...offering,
    pages: confirmation.pages,
    discount: confirmation.discount,
    agreedParts: agreedPartsOf(earlier),
    vatRate: terms.vatRate,
  });
  if (typeof made === "string") return { outcome: made };
  const groups = made.pages.flatMap(({ lines }) => lines.map(({ part }) => costGroupOf(part)));
  const parts = COST_GROUPS.filter((part) => groups.includes(part));
  const replaced = earlier.filter(
    ({ record, document }) => offerState(record, at) === "open" && document.parts.some((part) => parts.includes(part)),
  );
  const pictures = new Map(
    (await picturesOf(tx, [confirmation.id]))(confirmation.id).map(({ pageId, picture }) => [pageId, picture]),
  );
  const number = earlier.length + 1;
  const validUntil = endOfDayAfter(at, terms.daysValid);
  const persons = (await namedBuyers(tx, buyer)).map((one) => ({ userId: one.id, name: calledName(one) }));
  const document: OfferDocument = {
    reference: `${confirmation.reference}-O${number}`,
    request: { reference: confirmation.reference, submittedAt: confirmation.submittedAt },
    projectName: confirmation.projectName,
    houseTypeName: confirmation.houseTypeName,
    buildNumber: confirmation.buildNumber,
    parts,
    party: {
      name: terms.name,
      address: terms.address,
      registrationNumber: terms.registrationNumber,
      guarantee: terms.guarantee,
    },
    terms: { version: terms.termsVersion, text: terms.termsText },
    persons,
    remark,
    pages: made.pages.map((page) => ({
      ...page,
      lines: [...page.lines],
      // Pages without a scene, such as floors, have none.
      ...(pictures.has(page.pageId) && { picture: pictures.get(page.pageId) ?? null }),
    })),
    extras: [...made.extras],
    discount: made.discount,
    vat: [...made.vat],
    totalPrice: made.totalPrice,
    madeAt: new Date(at).toISOString(),
    validUntil: validUntil.toISOString(),
    replaces: replaced.map((one) => one.document.reference),
  };
  const text = canonicalJson(document);
  const [stored] = await tx
    .insert(offers)
    .values({
      choicesId,
      confirmationId: confirmation.id,
      number,
      document: text,
      hash: createHash("sha256").update(text, "utf8").digest(),
      validUntil,
      orderLines: orderLinesOf(offering, document),
      revision: offering.revision,
      madeAt: new Date(at),
      madeBy: author.id,
      madeByName: fullName(author),
    })
    .returning({ id: offers.id });
  if (!stored) throw new Error("The offer was not stored");
  await tx.insert(offerPersons).values(persons.map(({ userId }) => ({ offerId: stored.id, userId })));
  for (const { row } of replaced)
    await tx.insert(offerEndings).values({
      offerId: row.id,
      kind: "replaced",
      at: new Date(at),
      byUserId: author.id,
      byName: fullName(author),
      reason: document.reference,
    });
  return { outcome: "done", offerId: stored.id, reference: document.reference };
}
