import { Readable } from "node:stream";
import { Zip, ZipPassThrough } from "fflate";
import type { CatalogueFileFormat } from "@showroom/api-contract/endpoints/catalogue-files";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import type { StoredImages } from "../../kernel/context.ts";
import { writeWorkbook } from "../workbook/write-workbook.ts";
import { FILE_NAMES } from "./export-project.ts";

interface ZippedFile {
  readonly name: string;
  readonly read: () => Promise<Buffer | null>;
}

/** A zip of files, one read after the other. Pictures and workbooks are compressed already. */
async function* zipped(files: readonly ZippedFile[]): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const { name, read } of files) {
    const content = await read();
    if (content === null) continue;
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    entry.push(content, true);
    yield* parts;
    parts = [];
  }
  zip.end();
  yield* parts;
}

/** A project as a workbook, or as a zip of a workbook with its pictures. An upload takes both. */
export async function writeCatalogueFile(
  { bundle, files }: CatalogueSource,
  images: StoredImages,
  format: CatalogueFileFormat,
): Promise<Buffer | Readable> {
  const workbook = await writeWorkbook(bundle);
  if (format === "xlsx") return workbook;
  const pictures = Object.entries(files).map(([name, publicId]) => ({ name, read: () => images.read(publicId) }));
  return Readable.from(zipped([{ name: FILE_NAMES.xlsx, read: async () => workbook }, ...pictures]));
}
