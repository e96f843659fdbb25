/** The thread of `write-document.ts`: writes documents, one after the other. */
import { lenderPdf, type LenderPaper } from "./lender-pdf.ts";
import { offerPdf, type OfferPaper } from "./offer-pdf.ts";
import { requestPdf, type RequestPaper } from "./request-pdf.ts";

export type DocumentOrder =
  | ({ readonly kind: "request" } & RequestPaper)
  | ({ readonly kind: "offer" } & OfferPaper)
  | ({ readonly kind: "lender" } & LenderPaper);

export default async function write(order: DocumentOrder): Promise<Uint8Array> {
  switch (order.kind) {
    case "request":
      return await requestPdf(order);
    case "offer":
      return await offerPdf(order);
    case "lender":
      return await lenderPdf(order);
  }
}
