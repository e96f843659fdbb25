/** Image transforms in the notation of image CDNs, e.g. `c_fill,h_304,w_375,q_auto`. */

import { IMAGE_SIZES } from "@showroom/api-contract/image-sizes";
export const ORIGINAL = "original";

export interface ImageTransform {
  readonly crop: "fill" | "fit";
  readonly width: number | null;
  readonly height: number | null;
}

const PART = /^(?:c_(fill|fit)|h_([1-9]\d{0,3})|w_([1-9]\d{0,3})|q_auto|f_auto)$/;

/** The canonical name of a transform, independent of the order of its parts. */
export const transformName = (transform: ImageTransform): string =>
  [
    `c_${transform.crop}`,
    transform.height === null ? "" : `h_${transform.height}`,
    transform.width === null ? "" : `w_${transform.width}`,
  ]
    .filter(Boolean)
    .join(",");

const ALLOWED: ReadonlySet<string> = new Set(
  IMAGE_SIZES.map((size) =>
    transformName({ crop: size.crop, width: size.width, height: "height" in size ? size.height : null }),
  ),
);

/** Parses a transform, with its parts in any order; null when its size is not in the contract's list. */
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
  if (crop === null) return null;
  const transform = { crop, width, height };
  return ALLOWED.has(transformName(transform)) ? transform : null;
}

export type ImageFormat = "avif" | "webp" | "jpeg";

/** The best format that an Accept header accepts; JPEG by default. */
export function chooseFormat(accept: string | undefined): ImageFormat {
  if (accept?.includes("image/avif")) return "avif";
  return accept?.includes("image/webp") ? "webp" : "jpeg";
}
