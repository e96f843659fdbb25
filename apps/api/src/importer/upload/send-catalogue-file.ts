import type { FastifyReply } from "fastify";
import { CATALOGUE_FILE_MEDIA, type CatalogueFileFormat } from "@showroom/api-contract/endpoints/catalogue-files";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import { writeCatalogueFile } from "../publish/catalogue-file.ts";
import type { StoredImages } from "../../kernel/context.ts";
import { sendFile } from "../../kernel/send-file.ts";

/** Sends a catalogue as a download that is called `name`. */
export async function sendCatalogueFile(
  reply: FastifyReply,
  source: CatalogueSource,
  {
    images,
    format,
    name,
  }: { readonly images: StoredImages; readonly format: CatalogueFileFormat; readonly name: string },
): Promise<FastifyReply> {
  return await sendFile(reply, {
    name: `${name}.${format}`,
    type: CATALOGUE_FILE_MEDIA[format],
    content: await writeCatalogueFile(source, images, format),
  });
}
