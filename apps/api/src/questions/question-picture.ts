import sharp from "sharp";
import { PIXEL_LIMIT } from "../images/image-store.ts";

/** A picture as it is kept: a JPEG without what the camera noted. */
export interface QuestionPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Longest side in pixels. It shows what is written on a label, and takes a few hundred kB. */
const LONGEST_SIDE = 2_000;

const isJpeg = (bytes: Buffer): boolean => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
const isPng = (bytes: Buffer): boolean => bytes.subarray(1, 4).toString("latin1") === "PNG";
const isWebp = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString("latin1") === "RIFF" && bytes.subarray(8, 12).toString("latin1") === "WEBP";

/**
 * Makes a new picture of one that somebody sent: upright, of a limited size, and without the place, the moment and the device that a
 * camera writes into it. Null for a file that is no picture, or that cannot be opened.
 */
export async function encodePicture(sent: Buffer): Promise<QuestionPicture | null> {
  if (!isJpeg(sent) && !isPng(sent) && !isWebp(sent)) return null;
  try {
    const { data, info } = await sharp(sent, { limitInputPixels: PIXEL_LIMIT, failOn: "error" })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
