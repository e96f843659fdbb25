import type { ComponentProps } from "react";
import { useRetries } from "../../layout/picture/use-retries.ts";
import { PictureFailure } from "./picture-failure.tsx";

export interface RetriedImageProps extends Omit<ComponentProps<"img">, "src" | "alt" | "onError"> {
  src: string;
  alt: string;
}

/** An image that says when it could not load, and can be loaded again. Not inside a control. */
export function RetriedImage({ src, alt, ...attributes }: RetriedImageProps) {
  const { failed, attempt, onError, retry } = useRetries(src);
  if (failed) return <PictureFailure onRetry={retry} />;
  return <img key={attempt} {...attributes} src={src} alt={alt} onError={onError} />;
}
