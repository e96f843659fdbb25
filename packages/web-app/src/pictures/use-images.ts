import { imageSrcSet, imageUrl } from "@showroom/api-contract/image-url";
import { fitSizeOf } from "@showroom/api-contract/image-sizes";
import type { ImageSize } from "@showroom/api-contract/image-sizes";
import { useConfig } from "../session/use-config.ts";

export interface Images {
  /** Address of an image in the given size. */
  readonly url: (publicId: string, size?: ImageSize) => string;
  /** Address of an uncropped image that is about as wide as the window. */
  readonly acrossWindow: (publicId: string) => string;
  /** The `srcset` of an image. */
  readonly srcSet: (publicId: string, sizes: readonly ImageSize[]) => string;
}

/** The smallest size that fills the window's width at its pixel density, or the largest one. */
const windowSize = (): ImageSize => fitSizeOf(window.innerWidth * window.devicePixelRatio);

/** `imageUrl` and `imageSrcSet` with the configured base address. */
export function useImages(): Images {
  const { imageBaseUrl } = useConfig();
  return {
    url: (publicId, size) => imageUrl(imageBaseUrl, publicId, size),
    acrossWindow: (publicId) => imageUrl(imageBaseUrl, publicId, windowSize()),
    srcSet: (publicId, sizes) => imageSrcSet(imageBaseUrl, publicId, sizes),
  };
}
