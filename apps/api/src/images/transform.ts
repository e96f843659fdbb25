/** Image transforms in the usual notation of image CDNs, e.g. `c_fill,h_304,w_375,q_auto`. */

export const ORIGINAL = "original";

/** Longest side asked for, in pixels. */
const LARGEST = 2560;

export interface ImageTransform {
  readonly crop: "fill" | "fit";
  readonly width: number | null;
  readonly height: number | null;
}

/** Sides come in steps, so that nobody can fill the cache with every size there is. */
function isAllowedSide(side: number): boolean {
  if (side < 16 || side > LARGEST) return false;
  return side <= 640
    ? side % 8 === 0 || side % 25 === 0 || side % 10 === 0
    : side % 40 === 0 || side % 64 === 0 || side % 50 === 0;
}

const PART = /^(?:c_(fill|fit)|h_([1-9]\d{0,3})|w_([1-9]\d{0,3})|q_auto|f_auto)$/;

/** Reads a transform; null when it is not on the allow-list. `c_fill` needs both sides, `c_fit` at least one. */
export function parseTransform(text: string): ImageTransform | null {
  let crop: "fill" | "fit" | null = null;
  let width: number | null = null;
  let height: number | null = null;
  const seen = new Set<string>();
  for (const part of text.split(",")) {
    const match = PART.exec(part);
    const name = part.slice(0, 2);
    if (!match || seen.has(name)) return null;
    seen.add(name);
    if (match[1] === "fill" || match[1] === "fit") crop = match[1];
    if (match[2]) height = Number(match[2]);
    if (match[3]) width = Number(match[3]);
  }
  const sides = [width, height].filter((side) => side !== null);
  if (crop === null || sides.length === 0 || !sides.every(isAllowedSide)) return null;
  if (crop === "fill" && sides.length < 2) return null;
  return { crop, width, height };
}

/** The same transform always has the same name, whatever order it was written in. */
export const transformName = (transform: ImageTransform): string =>
  [
    `c_${transform.crop}`,
    transform.height === null ? "" : `h_${transform.height}`,
    transform.width === null ? "" : `w_${transform.width}`,
  ]
    .filter(Boolean)
    .join(",");

export type ImageFormat = "avif" | "webp" | "jpeg";

/** The best format that an Accept header names; JPEG is what everything shows. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "jpeg";
}
