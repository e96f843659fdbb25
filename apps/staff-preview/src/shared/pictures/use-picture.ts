import { useCallback, useSyncExternalStore } from "react";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { readPicture, retryPicture, watchPicture } from "./pictures.ts";
import type { Picture } from "./pictures.ts";

export interface PictureView extends Picture {
  readonly retry: () => void;
}

/** The picture of a request; while a changed request is being made, nothing of the old one is shown. */
export function usePicture(request: RenderRequest | null): PictureView {
  const key = request === null ? null : JSON.stringify(request);
  const subscribe = useCallback(
    (listener: () => void) => (key === null ? () => {} : watchPicture(key, JSON.parse(key) as RenderRequest, listener)),
    [key],
  );
  const picture = useSyncExternalStore(subscribe, () => readPicture(key));
  return { ...picture, retry: () => key !== null && retryPicture(key) };
}
