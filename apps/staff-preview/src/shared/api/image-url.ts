import { imageUrl } from "@showroom/api-client/image-url";
import type { ImageSize } from "@showroom/api-client/image-url";
import { useConfig } from "./use-config.ts";

/** Gives the address of a picture, cut to size. */
export type ImageAddress = (publicId: string, size?: ImageSize) => string;

/** `imageUrl` with the configured base address. */
export function useImageAddress(): ImageAddress {
  const { imageBaseUrl } = useConfig();
  return (publicId, size) => imageUrl(imageBaseUrl, publicId, size);
}
