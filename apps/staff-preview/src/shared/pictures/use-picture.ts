import { useCallback, useSyncExternalStore } from "react";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { QueuedPicture } from "@showroom/web-app/pictures/picture-queue";
import { roomPictures } from "./room-pictures.ts";

export interface PictureView extends Pick<QueuedPicture, "url" | "srcSet" | "state"> {
  readonly retry: () => void;
}

const NOTHING: Pick<QueuedPicture, "url" | "srcSet" | "state"> = { url: null, state: "waiting" };

/** The picture of a request. While the picture of a changed request is being made, the old picture is not shown. */
export function usePicture(request: RenderRequest | null): PictureView {
  const subject = request === null ? null : JSON.stringify(request);
  const subscribe = useCallback(
    (listener: () => void) =>
      subject === null
        ? () => {}
        : roomPictures.watch({ subject, request: JSON.parse(subject) as RenderRequest }, listener),
    [subject],
  );
  const picture = useSyncExternalStore(subscribe, () => (request === null ? NOTHING : roomPictures.read(request)));
  return { ...picture, retry: () => request !== null && roomPictures.retry(request) };
}
