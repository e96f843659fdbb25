import { CATALOGUE_FILE_LIMIT } from "@showroom/api-contract/endpoints/catalogue";
import { fileTexts as texts } from "./texts.ts";

/** A file that cannot be sent. The message is in Dutch, and says what to do. */
class UploadFault extends Error {
  override readonly name = "UploadFault";
}

/** A browser no longer reads a file that was saved after it was chosen. */
async function readBytes(file: File): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    throw new UploadFault(texts.savedSince(file.name));
  }
}

/**
 * Reads a file into memory for an upload. `limit` is in bytes; `name` replaces the file's own.
 * @throws UploadFault when the file is too large, or was saved after it was chosen
 */
export async function readUpload(file: File, { limit = CATALOGUE_FILE_LIMIT, name = file.name } = {}): Promise<File> {
  if (file.size > limit) throw new UploadFault(texts.tooLarge(limit / 2 ** 20));
  return new File([await readBytes(file)], name, { type: file.type });
}

/** What a failed check says. */
export const uploadFailure = (error: unknown): string => (error instanceof UploadFault ? error.message : texts.failed);
