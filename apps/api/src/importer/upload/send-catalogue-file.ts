import type { FastifyReply } from "fastify";
import { CATALOGUE_FILE_MEDIA, type CatalogueFileFormat } from "@showroom/api-contract/endpoints/catalogue-files";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import { writeCatalogueFile } from "../publish/catalogue-file.ts";
import type { StoredImages } from "../../kernel/context.ts";

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
  reply
    .type(CATALOGUE_FILE_MEDIA[format])
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${name}.${format}"`);
  return await reply.send(await writeCatalogueFile(source, images, format));
}
