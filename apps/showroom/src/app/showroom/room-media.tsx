import { useDeferredValue, useMemo } from "react";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { mapScene } from "@showroom/domain/render/map-scene";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { useCamera } from "../../shared/render/camera.ts";
import { downloadPicture } from "../../shared/render/download-picture.ts";
import { useRender } from "../../shared/render/use-render.ts";
import { nameOfChoice } from "../../shared/showroom/describe-consequence.ts";
import { useShowroom } from "../../shared/showroom/use-showroom.ts";
import { useRoom } from "../../shared/showroom/use-room.ts";
import { showroomTexts } from "./texts.ts";
import styles from "./showroom.module.css";

/** The room as it is being chosen. */
export function RoomMedia() {
  const { page, project, houseType } = useShowroom();
  const { room: chosen, context } = useRoom();
  // A picture takes far longer than a frame: the press shows first.
  const room = useDeferredValue(chosen);
  const lookAt = useCamera((state) => state.lookAt);
  const request = useMemo<RenderRequest | null>(
    () => mapScene({ catalogue: context.catalogue, room, settings: project, houseType, lookAt }),
    [context.catalogue, room, project, houseType, lookAt],
  );
  const picture = useRender("main", String(page.id), request);
  const { media } = showroomTexts;
  const alt = media.alt(
    page.title,
    nameOfChoice(context, room.wallTileProduct) ?? "",
    nameOfChoice(context, room.floorTileProduct) ?? "",
  );
  const status = picture.away ? "unavailable" : picture.working ? "working" : "ready";
  const url = picture.url ?? undefined;
  return (
    <MediaFrame
      src={url}
      alt={alt}
      header={
        <Heading as="p" size={28}>
          {page.title}
        </Heading>
      }
      fit="room"
      onError={picture.onError}
      status={request === null ? "ready" : status}
      placeholder={request === null ? media.empty : undefined}
      onDownload={url === undefined ? undefined : () => void downloadPicture(url, media.file(page.title))}
      onFullScreen={
        url === undefined
          ? undefined
          : () => void document.querySelector(`.${styles["media"] ?? ""}`)?.requestFullscreen?.()
      }
      shrinks
    />
  );
}
