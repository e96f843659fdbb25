/** The thread of `write-document.ts`: writes documents, one after the other. */
import { lenderPdf, type LenderPaper } from "./lender-pdf.ts";
import { offerPdf, type OfferPaper } from "./offer-pdf.ts";

export type DocumentOrder = ({ readonly kind: "offer" } & OfferPaper) | ({ readonly kind: "lender" } & LenderPaper);

export default async function write(order: DocumentOrder): Promise<Uint8Array> {
  return order.kind === "offer" ? await offerPdf(order) : await lenderPdf(order);
}
