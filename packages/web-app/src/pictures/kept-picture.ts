import { keptPictureId, type KeptPicture } from "@showroom/api-contract/entities/kept-picture";
import type { Images } from "./use-images.ts";

/** Widths of copies; a copy is never wider than the picture. */
const WIDTHS = [800, 1200, 1600] as const;

/** The addresses of a picture that is kept with a document. */
export function keptPictureSource({ sha256, width, height }: KeptPicture, images: Images) {
  const id = keptPictureId(sha256);
  const sizes = WIDTHS.filter((one) => one <= width).map((one) => ({ crop: "fit", width: one }) as const);
  return {
    src: images.url(id, { crop: "fit", width: 1200 }),
    srcSet: images.srcSet(id, sizes),
    upright: height > width,
  };
}
