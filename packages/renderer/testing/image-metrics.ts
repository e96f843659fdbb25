import sharp from "sharp";

/** Peak signal-to-noise ratio of two 8-bit pictures in dB; Infinity when they are equal. */
export function psnr(a: Uint8Array, b: Uint8Array): number {
  if (a.length !== b.length) throw new RangeError(`Pictures differ in size: ${a.length} and ${b.length} bytes`);
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return sum === 0 ? Infinity : 10 * Math.log10(65025 / (sum / a.length));
}

/**
 * PSNR of a picture against the truth that two independent noisy estimates of it stand for: their noise does not
 * correlate, so the mean product of both differences is the picture's own squared error.
 */
export function psnrAgainstPair(image: Uint8Array, first: Uint8Array, second: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < image.length; i++) {
    const value = image[i] ?? 0;
    sum += (value - (first[i] ?? 0)) * (value - (second[i] ?? 0));
  }
  return sum <= 0 ? Infinity : 10 * Math.log10(65025 / (sum / image.length));
}

const BLOCK = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/** Structural similarity of the luma of two RGB pictures, mean over 8x8 blocks; 1 when they are equal. */
export function ssim(a: Uint8Array, b: Uint8Array, width: number, height: number): number {
  const luma = (image: Uint8Array, pixel: number) =>
    0.299 * (image[3 * pixel] ?? 0) + 0.587 * (image[3 * pixel + 1] ?? 0) + 0.114 * (image[3 * pixel + 2] ?? 0);
  let total = 0;
  let blocks = 0;
  for (let y = 0; y + BLOCK <= height; y += BLOCK / 2) {
    for (let x = 0; x + BLOCK <= width; x += BLOCK / 2) {
      let [sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0];
      for (let j = 0; j < BLOCK; j++) {
        for (let i = 0; i < BLOCK; i++) {
          const pixel = (y + j) * width + x + i;
          const [p, q] = [luma(a, pixel), luma(b, pixel)];
          sa += p;
          sb += q;
          saa += p * p;
          sbb += q * q;
          sab += p * q;
        }
      }
      const n = BLOCK * BLOCK;
      const [ma, mb] = [sa / n, sb / n];
      const [va, vb, cov] = [saa / n - ma * ma, sbb / n - mb * mb, sab / n - ma * mb];
      total += ((2 * ma * mb + C1) * (2 * cov + C2)) / ((ma * ma + mb * mb + C1) * (va + vb + C2));
      blocks++;
    }
  }
  return total / blocks;
}

export interface Patch {
  /** Pixels. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Side of a block; light is solved once for each. */
const CELL = 4;

/**
 * How spotty an evenly lit patch is: the standard deviation of its blocks' green, in steps of 255, once the slope of the
 * light has been taken out.
 */
export function unevenness(image: Uint8Array, imageWidth: number, patch: Patch): number {
  const [columns, rows] = [Math.floor(patch.width / CELL), Math.floor(patch.height / CELL)];
  const blockMean = (column: number, row: number) => {
    let sum = 0;
    for (let i = 0; i < CELL * CELL; i++) {
      const x = patch.left + column * CELL + (i % CELL);
      const y = patch.top + row * CELL + Math.floor(i / CELL);
      sum += image[3 * (y * imageWidth + x) + 1] ?? 0;
    }
    return sum / (CELL * CELL);
  };
  const blocks = Array.from({ length: columns * rows }, (_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    return { x: column - (columns - 1) / 2, y: row - (rows - 1) / 2, value: blockMean(column, row) };
  });
  const total = (of: (block: (typeof blocks)[number]) => number) => blocks.reduce((sum, block) => sum + of(block), 0);
  const middle = total(({ value }) => value) / blocks.length;
  const slopeX = total(({ x, value }) => x * value) / total(({ x }) => x * x);
  const slopeY = total(({ y, value }) => y * value) / total(({ y }) => y * y);
  const variance = total(({ x, y, value }) => (value - middle - slopeX * x - slopeY * y) ** 2) / blocks.length;
  return Math.sqrt(variance);
}

/** RGB bytes of an encoded picture. */
export async function decodePixels(encoded: Uint8Array): Promise<Uint8Array> {
  return sharp(encoded).removeAlpha().raw().toBuffer();
}
