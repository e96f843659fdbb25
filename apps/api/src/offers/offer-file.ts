import { createHash } from "node:crypto";
import { keptPictureId } from "@showroom/api-contract/entities/kept-picture";
import type { OfferDocument } from "@showroom/api-contract/entities/offer";
import type { StoredImages } from "../kernel/context.ts";
import { fileName } from "../kernel/send-file.ts";
import { isAgreed } from "@showroom/domain/agreement/offer-state";
import { writeDocument } from "../documents/write-document.ts";
import { agreedAtOf } from "./agreed-at.ts";
import type { StoredOffer } from "./find-offers.ts";

/** The public page on which a reader checks documents. */
const checkPage = (publicUrl: string): string => `${publicUrl}/controle`;

const PDF = "application/pdf";

/** A PDF with its name. */
export interface PdfFile {
  readonly name: string;
  readonly type: typeof PDF;
  readonly content: Buffer;
}

export interface FileTools {
  readonly publicUrl: string;
  readonly images: Pick<StoredImages, "read">;
}

/** The files of the pictures that a document names. One that is lost or damaged is left out. */
async function picturesIn({ pages }: OfferDocument, images: FileTools["images"]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const { picture } of pages) {
    const file = picture && (await images.read(keptPictureId(picture.sha256)));
    if (!picture || !file) continue;
    if (createHash("sha256").update(file).digest("hex") === picture.sha256) files.set(picture.sha256, file);
  }
  return files;
}

/** The PDF of an offer or, once all named persons accepted, of the agreement. */
export async function offerFile(offer: StoredOffer, { publicUrl, images }: FileTools): Promise<PdfFile> {
  const { row, record, document, acceptances, signature } = offer;
  const { reference } = document;
  const { hash } = record;
  const page = checkPage(publicUrl);
  const agreed = isAgreed(record);
  const content = await writeDocument({
    kind: "offer",
    json: row.document,
    hash,
    acceptances: agreed ? acceptances.map(({ name, at, wording }) => ({ name, at: at.toISOString(), wording })) : [],
    signature: signature && { name: signature.name, at: signature.at.toISOString() },
    pictures: await picturesIn(document, images),
    check: { page, own: `${page}?${new URLSearchParams({ kenmerk: reference, controlegetal: hash }).toString()}` },
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
