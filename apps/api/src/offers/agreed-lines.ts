/** The lines of a home that are agreed now, by the one rule of the domain. */
import type { DocumentChange, LineInForce, OfferDocument } from "@showroom/api-contract/entities/offer";
import type { AgreedDiscount } from "@showroom/domain/agreement/discounts-left";
import { linesInForce, type LineKey } from "@showroom/domain/agreement/lines-in-force";
import { costGroupOf } from "@showroom/domain/model/line-part";
import { discountsOf } from "@showroom/domain/agreement/offer-discounts";
import { isAgreed } from "@showroom/domain/agreement/offer-state";
import type { StoredOffer } from "./find-offers.ts";
import { agreedAtOf } from "./agreed-at.ts";

/** A line as it was agreed, with what it costs. */
type StandingLine = DocumentChange["removed"][number];

/** The agreements and agreed changes of a home, the one that was agreed first first. */
export const agreedInOrder = (all: readonly StoredOffer[]): readonly StoredOffer[] =>
  all
    .filter(({ record }) => isAgreed(record))
    .map((offer) => ({ offer, at: agreedAtOf(offer) }))
    .toSorted((one, other) =>
      one.at === other.at ? one.offer.row.id - other.offer.row.id : one.at < other.at ? -1 : 1,
    )
    .map(({ offer }) => offer);

/** The lines of a document, in the order in which changes count them. */
function linesOf({ reference, pages, extras }: OfferDocument): StandingLine[] {
  const ofPages = pages.flatMap(({ title, lines }) =>
    lines.map((line) => ({ ...line, title, part: costGroupOf(line.part) })),
  );
  return [...ofPages, ...extras.map((extra) => ({ ...extra, title: "" }))].map(
    ({ title, name, part, totalPrice, vatRate, netPrice, vatPrice }, line) => ({
      reference,
      line,
      title,
      name,
      ...(part && { part }),
      totalPrice,
      vatRate,
      netPrice,
      vatPrice,
    }),
  );
}

/** The lines of a home that are agreed now. */
export function standingLines(all: readonly StoredOffer[]): readonly StandingLine[] {
  const agreed = agreedInOrder(all).map(({ document }) => ({ document, lines: linesOf(document) }));
  const byReference = new Map(agreed.map(({ document, lines }) => [document.reference, lines]));
  return linesInForce(
    agreed.map(({ document: { reference, change }, lines }) => ({
      reference,
      lines: lines.length,
      removes: change?.removed ?? [],
    })),
  ).flatMap(({ reference, line }: LineKey) => byReference.get(reference)?.[line] ?? []);
}

/** The same, without their VAT. */
export const linesInForceOf = (all: readonly StoredOffer[]): LineInForce[] =>
  standingLines(all).map(({ reference, line, title, name, part, totalPrice }) => ({
    reference,
    line,
    title,
    name,
    ...(part && { part }),
    totalPrice,
  }));

/** The discounts of a home that are agreed. */
export const agreedDiscounts = (all: readonly StoredOffer[]): AgreedDiscount[] =>
  agreedInOrder(all)
    .flatMap(({ document }) => discountsOf(document))
    .map(({ part, totalPrice }) => ({ ...(part && { part }), totalPrice }));
