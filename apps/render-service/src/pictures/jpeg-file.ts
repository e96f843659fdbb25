import { createHash } from "node:crypto";

const DIGEST_BYTES = 32;

/** Whether the bytes begin and end as a JPEG does. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  return (
    bytes.length > 4 &&
    bytes[0] === 0xff &&
    bytes[1] === 0xd8 &&
    bytes[2] === 0xff &&
    bytes.at(-2) === 0xff &&
    bytes.at(-1) === 0xd9
  );
}

/** The JPEG followed by its digest. Decoders stop at the JPEG's end, so the file still opens as a picture. */
export function sealJpeg(jpeg: Uint8Array): Uint8Array {
  return Buffer.concat([jpeg, digest(jpeg)]);
}

/** The JPEG of a sealed file, or null if the file was changed since it was written. */
export function openSealedJpeg(file: Uint8Array): Uint8Array | null {
  if (file.length <= DIGEST_BYTES) return null;
  const jpeg = file.subarray(0, -DIGEST_BYTES);
  return isWholeJpeg(jpeg) && digest(jpeg).equals(file.subarray(-DIGEST_BYTES)) ? jpeg : null;
}

function digest(bytes: Uint8Array): Buffer {
  return createHash("sha256").update(bytes).digest();
}
