/**
 * The sizes in which the applications ask for images, in pixels. `fill` crops to both sides, `fit` keeps the whole
 * image within the given sides. The server makes no other size, so that requests for many sizes cannot overload it or
 * fill its disk.
 */

/** The project's picture at the top of a page, from a phone to a wide screen. */
export const HERO_SIZES = [
  { crop: "fill", width: 480, height: 360 },
  { crop: "fill", width: 640, height: 480 },
  { crop: "fill", width: 720, height: 540 },
  { crop: "fill", width: 800, height: 600 },
  { crop: "fill", width: 1200, height: 920 },
  { crop: "fill", width: 1600, height: 1200 },
  { crop: "fill", width: 2000, height: 1520 },
] as const;

/** Whole images, from a card to a wide screen. */
export const FIT_SIZES = [
  { crop: "fit", width: 300 },
  { crop: "fit", width: 375 },
  { crop: "fit", width: 800 },
  { crop: "fit", width: 1200 },
  { crop: "fit", width: 1280 },
  { crop: "fit", width: 1600 },
] as const;

const WIDEST = { crop: "fit", width: 1600 } as const;

/** The smallest whole image that is as wide as a window, or the widest one. @param pixels width in device pixels */
export function fitSizeOf(pixels: number): (typeof FIT_SIZES)[number] {
  return FIT_SIZES.find(({ width }) => width >= pixels) ?? WIDEST;
}

export const IMAGE_SIZES = [
  // The specification's default size.
  { crop: "fill", width: 375, height: 304 },
  ...HERO_SIZES,
  { crop: "fill", width: 800, height: 1000 },
  { crop: "fill", width: 400, height: 400 },
  { crop: "fill", width: 300, height: 300 },
  { crop: "fill", width: 200, height: 200 },
  { crop: "fit", width: 240, height: 120 },
  ...FIT_SIZES,
] as const;

export type ImageSize = (typeof IMAGE_SIZES)[number];
