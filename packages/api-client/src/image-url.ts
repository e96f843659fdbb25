import { IMAGE_SIZES } from "@showroom/api-contract/image-sizes";
import type { ImageSize } from "@showroom/api-contract/image-sizes";

/** URL of an image, which the server or a CDN resizes. */
export function imageUrl(base: string, publicId: string, size: ImageSize = IMAGE_SIZES[0]): string {
  const height = "height" in size ? `,h_${size.height}` : "";
  const transform = `c_${size.crop}${height},w_${size.width},q_auto`;
  return `${base.replace(/\/$/, "")}/${transform}/${publicId.split("/").map(encodeURIComponent).join("/")}`;
}

/** The same image at several sizes, for `srcset`. */
export function imageSrcSet(base: string, publicId: string, sizes: readonly ImageSize[]): string {
  return sizes.map((size) => `${imageUrl(base, publicId, size)} ${size.width}w`).join(", ");
}
