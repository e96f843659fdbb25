import { imageSrcSet, imageUrl } from "@showroom/api-client/image-url";
import type { ImageSize } from "@showroom/api-client/image-url";
import { useConfig } from "./use-config.ts";

export interface Images {
  url(publicId: string, size?: ImageSize): string;
  srcSet(publicId: string, widths: readonly number[], ratio?: number): string;
}

/** `imageUrl` and `imageSrcSet` with the configured base address. */
export function useImages(): Images {
  const { imageBaseUrl } = useConfig();
  return {
    url: (publicId, size) => imageUrl(imageBaseUrl, publicId, size),
    srcSet: (publicId, widths, ratio) => imageSrcSet(imageBaseUrl, publicId, widths, ratio),
  };
}
