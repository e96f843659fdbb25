import * as z from "zod/mini";
import { integerSchema, textSchema } from "./scalars.ts";

/** A picture that is kept with a frozen document. Its bytes never change. */
export const keptPictureSchema = z.object({
  /** SHA-256 of the file, in hexadecimal digits. */
  sha256: textSchema,
  /** Pixels. */
  width: integerSchema,
  height: integerSchema,
});
export type KeptPicture = z.output<typeof keptPictureSchema>;

/** The public id of the file in the store of images. It is the content's hash, so that nobody can guess it. */
export const keptPictureId = (sha256: string): string => `kept/${sha256}.jpg`;
