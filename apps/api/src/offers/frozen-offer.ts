import { createHash } from "node:crypto";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import type { FrozenOrderLine } from "@showroom/api-contract/entities/staff";
import { canonicalJson } from "@showroom/domain/agreement/canonical-json";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { endOfDutchDay } from "@showroom/domain/format/moment";
import { orderGroupOf } from "@showroom/domain/order-list/order-line";
import { namesInWords } from "@showroom/domain/words/contract-words";
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

/** What is ordered of a document once it is agreed: its parts of these lines, and what is not in the catalogue. */
export const orderLinesOf = (lines: readonly FrozenOrderLine[], document: OfferDocument): FrozenOrderLine[] => [
  ...lines.filter(({ part }) => part !== "extra" && document.parts.includes(orderGroupOf(part))),
  ...extraOrderLines(document),
];

/** The next number among all documents on the choices, and its reference among the offers, after so many more. */
export const nextOffer = (request: string, earlier: readonly StoredOffer[], after = 0) => ({
  number: earlier.length + 1 + after,
  reference: `${request}-O${earlier.filter(({ document }) => document.change === undefined).length + 1 + after}`,
});

interface FrozenDocument {
  readonly choicesId: number;
  readonly confirmationId: number;
  /** 1 for the first document on the choices. */
  readonly number: number;
  readonly document: OfferDocument;
  readonly orderLines: FrozenOrderLine[];
  readonly revision: number;
  readonly madeBy: number;
  readonly madeByName: string;
}

/** Stores a document with its hash and its persons. Returns its id. */
export async function storeDocument(tx: Queries, { document, ...rest }: FrozenDocument): Promise<number> {
  const text = canonicalJson(document);
  const [stored] = await tx
    .insert(offers)
    .values({
      ...rest,
      document: text,
      hash: createHash("sha256").update(text, "utf8").digest(),
      validUntil: new Date(document.validUntil),
      madeAt: new Date(document.madeAt),
    })
    .returning({ id: offers.id });
  if (!stored) throw new Error("The document was not stored");
  await tx.insert(offerPersons).values(document.persons.map(({ userId }) => ({ offerId: stored.id, userId })));
  return stored.id;
}

interface Replacement {
  readonly replaced: readonly StoredOffer[];
  readonly at: Date;
  /** References of what takes their place. */
  readonly references: readonly string[];
}

/** Ends open documents that others replace. */
export async function endReplaced(
  tx: Queries,
  author: Author,
  { replaced, at, references }: Replacement,
): Promise<void> {
  const by = { byUserId: author.id, byName: author.name };
  for (const { row } of replaced)
    await tx
      .insert(offerEndings)
      .values({ offerId: row.id, kind: "replaced", at, ...by, reason: namesInWords(references) });
}

interface Frozen extends Omit<FrozenDocument, "madeBy" | "madeByName"> {
  readonly author: Author;
  /** The open documents that it replaces. */
  readonly replaced: readonly StoredOffer[];
}

/** Stores a document, ends those that it replaces, and names it in the history. Returns its id. */
export async function storeFrozen(tx: Queries, { author, replaced, ...frozen }: Frozen): Promise<number> {
  const { choicesId, document } = frozen;
  const { reference, change, madeAt } = document;
  const id = await storeDocument(tx, { ...frozen, madeBy: author.id, madeByName: author.name });
  await endReplaced(tx, author, { replaced, at: new Date(madeAt), references: [reference] });
  await recordEvent(tx, author, {
    choicesId,
    event: change ? "changeProposed" : "offerMade",
    note: change ? `${reference}: ${change.reason}` : reference,
  });
  return id;
}
