import { createHash } from "node:crypto";

/** A text as the name of a picture. */
export const pictureNameOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 40);

/** Bytes that begin and end as a JPEG does, with a text within. */
export const jpegOf = (text: string): Uint8Array =>
  Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(text), Buffer.from([0xff, 0xd9])]);
