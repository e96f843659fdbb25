import { CATALOGUE_FILE_LIMIT } from "@showroom/api-contract/endpoints/catalogue";
import { fileTexts as texts } from "./texts.ts";

/** Bytes per call of `fromCodePoint`: browsers limit the number of arguments of a function. */
const CHUNK = 0x8000;

/** A file that cannot be sent. The message is in Dutch, and says what to do. */
class UploadFault extends Error {
  override readonly name = "UploadFault";
}

/** A browser no longer reads a file that was saved after it was chosen. */
async function readBytes(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UploadFault(texts.savedSince(file.name));
  }
}

/** Reads a file for an upload; `limit` is in bytes. @throws UploadFault when the file is too large, or was saved after it was chosen */
export async function readUpload(
  file: File,
  limit = CATALOGUE_FILE_LIMIT,
): Promise<{ readonly fileName: string; readonly content: string }> {
  if (file.size > limit) throw new UploadFault(texts.tooLarge(limit / 2 ** 20));
  const bytes = await readBytes(file);
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return { fileName: file.name, content: btoa(binary) };
}

/** What a failed check says. */
export const uploadFailure = (error: unknown): string => (error instanceof UploadFault ? error.message : texts.failed);
