import { imageSrcSet, imageUrl } from "@showroom/api-client/image-url";
import type { ImageSize } from "@showroom/api-contract/image-sizes";
import { useConfig } from "../session/use-config.ts";

export interface Images {
  /** Address of an image in the given size. */
  readonly url: (publicId: string, size?: ImageSize) => string;
  /** The `srcset` of an image. */
  readonly srcSet: (publicId: string, sizes: readonly ImageSize[]) => string;
}

/** `imageUrl` and `imageSrcSet` with the configured base address. */
export function useImages(): Images {
  const { imageBaseUrl } = useConfig();
  return {
    url: (publicId, size) => imageUrl(imageBaseUrl, publicId, size),
    srcSet: (publicId, sizes) => imageSrcSet(imageBaseUrl, publicId, sizes),
  };
}
