import type { EndpointResponse } from "@showroom/api-contract/endpoint";
import type { divideOffer } from "@showroom/api-contract/endpoints/divide-offer";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import { partsOfOffer, refuseDivision, type DividedPart } from "@showroom/domain/agreement/divide-offer";
import { namesInWords } from "@showroom/domain/words/contract-words";
import { nowMs } from "@showroom/service/clock";
import { recordAudit } from "../accounts/audit.ts";
import { authorOf } from "../accounts/home-history.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { findOffersOfChoices, findOrderLines, lockOffer } from "./find-offers.ts";
import { endReplaced, nextOffer, orderLinesOf, storeDocument } from "./frozen-offer.ts";
import { recordEvent } from "./record-event.ts";

type PartOf = DividedPart<
  OfferDocument["pages"][number],
  OfferDocument["extras"][number],
  NonNullable<OfferDocument["late"]>[number]
>;

/** The document of one part: what the whole says, with the lines of the part and its party alone. */
function documentOf(
  whole: OfferDocument,
  own: PartOf,
  { reference, at }: { readonly reference: string; readonly at: number },
): OfferDocument {
  const { contracts = [], partDiscounts: _ofAll, ...kept } = whole;
  const [part] = own.parts;
  const { party, terms } = contracts.find(({ parts }) => parts.includes(part)) ?? whole;
  const madeAt = new Date(at).toISOString();
  return { ...kept, ...own, party, terms, reference, madeAt, replaces: [whole.reference] };
}

interface Division {
  readonly projectId: number;
  readonly offerId: number;
  /** Of the document that was shown. */
  readonly hash: string;
}

/** Replaces an offer by one for each of its parts, for a named person who decides on each. Returns why it cannot be. */
export async function divideOfferBy(
  { pool, jobs }: Pick<AppContext, "pool" | "jobs">,
  asker: Asker & { readonly user: UserRow },
  { projectId, offerId, hash }: Division,
): Promise<EndpointResponse<typeof divideOffer>> {
  const { user } = asker;
  return await inTransaction(pool, async ({ tx, client }) => {
    const whole = await lockOffer(tx, projectId, offerId);
    const { record, row, userId, document } = whole;
    const at = nowMs();
    const refused = refuseDivision(record, { person: user.id, hash }, at);
    if (refused !== null) return { outcome: refused, offerIds: [] };
    const parts = partsOfOffer(document);
    if (typeof parts === "string") return { outcome: parts, offerIds: [] };
    const { choicesId, confirmationId, revision, madeBy, madeByName } = row;
    const orderLines = (await findOrderLines(tx, [offerId])).get(offerId) ?? [];
    const earlier = await findOffersOfChoices(tx, choicesId);
    const offerIds: number[] = [];
    const references: string[] = [];
    for (const [index, part] of parts.entries()) {
      const { number, reference } = nextOffer(document.request.reference, earlier, index);
      const own = documentOf(document, part, { reference, at });
      const stored = { choicesId, confirmationId, revision, madeBy, madeByName, number };
      offerIds.push(await storeDocument(tx, { ...stored, document: own, orderLines: orderLinesOf(orderLines, own) }));
      references.push(reference);
    }
    const author = authorOf(user);
    await endReplaced(tx, author, { replaced: [whole], at: new Date(at), references });
    const { reference } = document;
    const note = `${reference}: ${namesInWords(references)}`;
    await recordEvent(tx, author, { choicesId, event: "offerDivided", note });
    await recordAudit(tx, asker, {
      action: "divided-offer",
      subjectId: userId,
      projectId,
      details: { reference, into: references.join(", ") },
    });
    await jobs.send("mail.offer-divided", { offerId }, client);
    return { outcome: "done" as const, offerIds };
  });
}
