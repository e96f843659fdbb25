import { fileName } from "../kernel/send-file.ts";
import { isAgreed } from "@showroom/domain/agreement/offer-state";
import { writeDocument } from "../documents/write-document.ts";
import { agreedAtOf } from "./agreed-at.ts";
import type { StoredOffer } from "./find-offers.ts";
import { checkOf, checkPage, filesOf, PDF, type FileTools, type PdfFile } from "./pdf-file.ts";

/** The PDF of an offer or, once all named persons accepted, of the agreement. */
export async function offerFile(offer: StoredOffer, { publicUrl, images }: FileTools): Promise<PdfFile> {
  const { row, record, document, acceptances, signature } = offer;
  const { reference } = document;
  const { hash } = record;
  const agreed = isAgreed(record);
  const content = await writeDocument({
    kind: "offer",
    json: row.document,
    hash,
    acceptances: agreed ? acceptances.map(({ name, at, wording }) => ({ name, at: at.toISOString(), wording })) : [],
    signature: signature && { name: signature.name, at: signature.at.toISOString() },
    pictures: await filesOf(
      document.pages.map(({ picture }) => picture),
      images,
    ),
    check: checkOf(publicUrl, reference, hash),
  });
  return {
    name: fileName([document.change ? "wijziging" : agreed ? "akkoord" : "offerte", reference], "pdf"),
    type: PDF,
    content,
  };
}

/** The overview for a lender of what is agreed; null when nothing is. */
export async function lenderFile(offers: readonly StoredOffer[], publicUrl: string): Promise<PdfFile | null> {
  const agreements = offers
    .filter(({ record }) => isAgreed(record))
    .map((offer) => ({ json: offer.row.document, hash: offer.record.hash, agreedAt: agreedAtOf(offer) }))
    .toSorted((one, other) => (one.agreedAt < other.agreedAt ? -1 : 1));
  const [first] = offers;
  if (!first || agreements.length === 0) return null;
  const content = await writeDocument({ kind: "lender", agreements, checkPage: checkPage(publicUrl) });
  const { projectName, buildNumber } = first.document;
  return { name: fileName(["overzicht-geldverstrekker", projectName, buildNumber], "pdf"), type: PDF, content };
}
