import { CATALOGUE_FILE_LIMIT } from "@showroom/api-contract/endpoints/catalogue";
import { catalogueTexts as texts } from "./texts.ts";

/** Bytes per call of `fromCodePoint`: browsers limit the number of arguments of a function. */
const CHUNK = 0x8000;

/** Reads a file for an upload. @throws Error in Dutch when the file is too large */
export async function readUpload(file: File): Promise<{ readonly fileName: string; readonly content: string }> {
  if (file.size > CATALOGUE_FILE_LIMIT) throw new Error(texts.tooLarge(CATALOGUE_FILE_LIMIT / 2 ** 20));
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = "";
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCodePoint(...bytes.subarray(at, at + CHUNK));
  return { fileName: file.name, content: btoa(binary) };
}
