import type { JpegOptions } from "sharp";

/**
 * How pictures are encoded, and copies of them in other sizes. Optimised Huffman codes would save a tenth of the bytes, but
 * the second pass takes longer than sending them.
 */
export const PICTURE_JPEG = {
  quality: 88,
  chromaSubsampling: "4:4:4",
  optimiseCoding: false,
} as const satisfies JpegOptions;
