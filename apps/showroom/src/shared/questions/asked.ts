/** What the buyer can ask about, as it is sent, and the key by which its earlier questions are found. */
import type { AskedSubject } from "@showroom/api-contract/entities/question";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { LineItem } from "@showroom/domain/model/cost";
import { lineKey, offerLineKey, productKey, roomKey } from "@showroom/domain/question/subject-key";

export interface Asked {
  readonly about: AskedSubject;
  readonly key: string;
  /** In words, for the button and the title of the dialog. */
  readonly name: string;
}

export const askRoom = (pageId: number, name: string): Asked => ({
  about: { kind: "room", pageId },
  key: roomKey(pageId),
  name,
});

export const askProduct = (pageId: number, choice: ProductChoice, name: string): Asked => ({
  about: {
    kind: "product",
    pageId,
    pageProductId: choice.pageProductId,
    variantId: choice.variantProjectProductId,
  },
  key: productKey(pageId, choice.pageProductId),
  name,
});

/** A line of the price: its product, or the line itself for a floor. Null for a standard product that is not delivered. */
export function askLine(pageId: number, { id, choice, name, status }: LineItem): Asked | null {
  if (status === "dropped") return null;
  if (choice !== null) return askProduct(pageId, choice, name);
  return { about: { kind: "line", pageId, lineId: id }, key: lineKey(pageId, id), name };
}

export const askOfferLine = (offerId: number, reference: string, line: number, name: string): Asked => ({
  about: { kind: "offer", offerId, line },
  key: offerLineKey(reference, line),
  name,
});
