import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { StoredImages } from "../../kernel/context.ts";
import { mapAtOnce } from "../../kernel/at-once.ts";
import { isZip } from "../workbook/foreign-file.ts";
import { FILES_AT_ONCE } from "../read/read-files.ts";

/** A workbook or a `bundle.json`, with the pictures that it may name. */
export interface Upload {
  readonly fileName: string;
  readonly content: Buffer;
  /** Public ids in the image store, by path in the bundle. */
  readonly files: Readonly<Record<string, string>>;
  /** Pictures that are not in the image store yet, by path in the bundle. They replace those of `files`. */
  readonly pictures?: ReadonlyMap<string, Buffer>;
}

/**
 * Whether an upload is read as a workbook. All that is not JSON is: for another file, the error says what kind it is. The name may be that of
 * the zip around the file.
 */
const isWorkbook = ({ fileName, content }: Upload): boolean =>
  isZip(content) || !(fileName.toLowerCase().endsWith(".json") || /^\s*\{/.test(content.subarray(0, 100).toString()));

async function write(folder: string, name: string, content: Buffer): Promise<void> {
  await mkdir(dirname(join(folder, name)), { recursive: true });
  await writeFile(join(folder, name), content);
}

/** Runs `work` with an upload as a source that the importer reads, in a temporary folder. */
export async function inUploadFolder<Result>(
  images: StoredImages,
  upload: Upload,
  work: (source: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "showroom-upload-"));
  try {
    await mkdir(join(folder, "images"));
    await mapAtOnce(Object.entries(upload.files), FILES_AT_ONCE, async ([name, publicId]) => {
      const picture = upload.pictures?.has(name) ? null : await images.read(publicId);
      if (picture) await write(folder, name, picture);
    });
    for (const [name, content] of upload.pictures ?? []) await write(folder, name, content);
    const file = isWorkbook(upload) ? "catalogus.xlsx" : "bundle.json";
    await writeFile(join(folder, file), upload.content);
    return await work(isWorkbook(upload) ? join(folder, file) : folder, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
