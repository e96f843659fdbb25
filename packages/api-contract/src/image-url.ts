import { IMAGE_SIZES } from "./image-sizes.ts";
import type { ImageSize } from "./image-sizes.ts";

const at = (base: string, form: string, publicId: string): string =>
  `${base.replace(/\/$/, "")}/${form}/${publicId.split("/").map(encodeURIComponent).join("/")}`;

/** URL of a file as it was uploaded, for films and captions. */
export function originalUrl(base: string, publicId: string): string {
  return at(base, "original", publicId);
}

/** URL of an image, which the server or a CDN resizes. */
export function imageUrl(base: string, publicId: string, size: ImageSize = IMAGE_SIZES[0]): string {
  const height = "height" in size ? `,h_${size.height}` : "";
  return at(base, `c_${size.crop}${height},w_${size.width},q_auto`, publicId);
}

/** The same image at several sizes, for `srcset`. */
export function imageSrcSet(base: string, publicId: string, sizes: readonly ImageSize[]): string {
  return sizes.map((size) => `${imageUrl(base, publicId, size)} ${size.width}w`).join(", ");
}
