/** What the PDFs of requests, offers and agreements have in common. */
import { createHash } from "node:crypto";
import { keptPictureId, type KeptPicture } from "@showroom/api-contract/entities/kept-picture";
import type { CheckPage } from "../documents/check-block.ts";
import type { PictureFiles } from "../documents/page-block.ts";
import type { StoredImages } from "../kernel/context.ts";

/** The public page on which a reader checks documents. */
export const checkPage = (publicUrl: string): string => `${publicUrl}/controle`;

/** The page for one document. */
export function checkOf(publicUrl: string, reference: string, hash: string): CheckPage {
  const page = checkPage(publicUrl);
  return { page, own: `${page}?${new URLSearchParams({ kenmerk: reference, controlegetal: hash }).toString()}` };
}

export const PDF = "application/pdf";

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

/** The files of pictures. One that is lost or damaged is left out. */
export async function filesOf(
  pictures: readonly (KeptPicture | null | undefined)[],
  images: FileTools["images"],
): Promise<PictureFiles> {
  const files = new Map<string, Uint8Array>();
  for (const picture of pictures) {
    const file = picture && (await images.read(keptPictureId(picture.sha256)));
    if (!picture || !file) continue;
    if (createHash("sha256").update(file).digest("hex") === picture.sha256) files.set(picture.sha256, file);
  }
  return files;
}
