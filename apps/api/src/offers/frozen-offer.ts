import { createHash } from "node:crypto";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import { canonicalJson } from "@showroom/domain/agreement/canonical-json";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { endOfDutchDay } from "@showroom/domain/format/moment";
import { DAY } from "@showroom/service/clock";
import type { Author } from "../accounts/home-history.ts";
import type { Queries } from "../database/database.ts";
import { offerEndings, offerPersons, offers } from "../database/schema/offers.ts";
import type { StoredOffer } from "./find-offers.ts";
import { recordEvent } from "./record-event.ts";

/** The end of the day that is this many days later, in the Netherlands. */
export function endOfDayAfter(at: number, days: number): Date {
  const last = new Date(Date.parse(`${dayOf(new Date(at))}T00:00:00Z`) + days * DAY);
  return new Date(endOfDutchDay(last.toISOString().slice(0, 10)));
}

/** The order lines of what is not in the catalogue. */
export const extraOrderLines = ({
  reference,
  extras,
  buildNumber,
}: Pick<OfferDocument, "reference" | "extras" | "buildNumber">): FrozenOrderLine[] =>
  extras.map(({ name }, index) => ({
    buildNumber,
    roomName: null,
    pageTitle: null,
    part: "extra",
    productNumber: `${reference}-${index + 1}`,
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
  }));

interface Frozen {
  readonly author: Author;
  readonly choicesId: number;
  readonly confirmationId: number;
  /** 1 for the first document on the choices. */
  readonly number: number;
  readonly document: OfferDocument;
  readonly orderLines: FrozenOrderLine[];
  readonly revision: number;
  /** The open documents that it replaces. */
  readonly replaced: readonly StoredOffer[];
}

/** Stores a document with its hash, ends those that it replaces, and names it in the history. Returns its id. */
export async function storeFrozen(tx: Queries, { author, document, replaced, ...rest }: Frozen): Promise<number> {
  const text = canonicalJson(document);
  const at = new Date(document.madeAt);
  const [stored] = await tx
    .insert(offers)
    .values({
      ...rest,
      document: text,
      hash: createHash("sha256").update(text, "utf8").digest(),
      validUntil: new Date(document.validUntil),
      madeAt: at,
      madeBy: author.id,
      madeByName: author.name,
    })
    .returning({ id: offers.id });
  if (!stored) throw new Error("The document was not stored");
  await tx.insert(offerPersons).values(document.persons.map(({ userId }) => ({ offerId: stored.id, userId })));
  for (const { row } of replaced)
    await tx.insert(offerEndings).values({
      offerId: row.id,
      kind: "replaced",
      at,
      byUserId: author.id,
      byName: author.name,
      reason: document.reference,
    });
  const { reference, change } = document;
  await recordEvent(tx, author, {
    choicesId: rest.choicesId,
    event: change ? "changeProposed" : "offerMade",
    note: change ? `${reference}: ${change.reason}` : reference,
  });
  return stored.id;
}
