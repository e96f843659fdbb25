import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { StoredImages } from "../../kernel/context.ts";

/** A workbook or a `bundle.json`, with the pictures that it may name. */
export interface Upload {
  readonly fileName: string;
  readonly content: Buffer;
  /** Public ids in the image store, by path in the bundle. */
  readonly files: Readonly<Record<string, string>>;
}

/** Runs `work` with an upload as a source that the importer reads, in a temporary folder. */
export async function inUploadFolder<Result>(
  images: StoredImages,
  { fileName, content, files }: Upload,
  work: (source: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "showroom-upload-"));
  try {
    await mkdir(join(folder, "images"));
    for (const [name, publicId] of Object.entries(files)) {
      const picture = await images.read(publicId);
      if (!picture) continue;
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), picture);
    }
    const isWorkbook = fileName.toLowerCase().endsWith(".xlsx");
    const file = join(folder, isWorkbook ? "catalogus.xlsx" : "bundle.json");
    await writeFile(file, content);
    return await work(isWorkbook ? file : folder, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
