import { lazy, Suspense, useMemo } from "react";
import { useParams } from "react-router";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { mapScene } from "@showroom/domain/render/map-scene";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { useImages } from "../../shared/api/image-url.ts";
import { useCamera } from "../../shared/render/camera.ts";
import { downloadPicture } from "../../shared/render/download-picture.ts";
import { useRender } from "../../shared/render/use-render.ts";
import { nameOfChoice } from "../../shared/showroom/describe-consequence.ts";
import { useShowroom } from "../../shared/showroom/use-showroom.ts";
import { useRoom } from "../../shared/showroom/use-room.ts";
import { useSidebarPart } from "./sidebar-tabs.tsx";
import { showroomTexts } from "./texts.ts";
import styles from "./showroom.module.css";

const FloorMedia = lazy(async () => ({ default: (await import("../../features/floors/floor-media.tsx")).FloorMedia }));
const CopyMedia = lazy(async () => ({
  default: (await import("../../features/copy-choices/copy-media.tsx")).CopyMedia,
}));

/** The picture beside the choices: floor plan, living room or the room as it is being chosen. */
export function MediaPane() {
  const { page } = useShowroom();
  const part = useSidebarPart();
  return (
    <div className={styles["media"]}>
      {page.type === "topview" && <TopViewMedia />}
      {page.type === "floors" && (
        <Suspense fallback={<MediaFrame alt="" status="working" />}>
          <FloorMedia />
        </Suspense>
      )}
      {page.type === "configurator" &&
        (part === "copy-choices" ? (
          <Suspense fallback={<MediaFrame alt="" status="working" />}>
            <CopyMedia />
          </Suspense>
        ) : (
          <RoomMedia />
        ))}
    </div>
  );
}

function TopViewMedia() {
  const { page } = useShowroom();
  const { imageId } = useParams();
  const images = useImages();
  const view = page.topViews.find((candidate) => String(candidate.image.id) === imageId) ?? page.topViews[0];
  return (
    <MediaFrame
      src={view && images.url(view.image.public_id, { crop: "fit", width: 1280 })}
      alt={view?.image.name ?? ""}
      fit="contain"
      shrinks
    />
  );
}

function RoomMedia() {
  const { page, project, houseType } = useShowroom();
  const { room, context } = useRoom();
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
      header={<p className={styles["room"]}>{page.title}</p>}
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
