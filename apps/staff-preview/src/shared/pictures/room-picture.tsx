import { lazy, Suspense, useMemo } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { LineItem } from "@showroom/domain/model/cost";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import { describeScene } from "@showroom/domain/render/describe";
import { mapScene } from "@showroom/domain/render/map-scene";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { PictureCard } from "./picture-card.tsx";
import type { PictureCardProps } from "./picture-card.tsx";
import { pictureTexts as texts } from "./texts.ts";
import { usePicture } from "./use-picture.ts";

export interface RoomPictureProps extends Pick<PictureCardProps, "amount" | "note"> {
  readonly page: Page;
  readonly room: RoomChoice;
  readonly project: Project;
  readonly houseType: HouseType;
  /** The buyer whose choices are shown; absent for a house type by itself. */
  readonly buyerId?: number;
  /** The lines of the room's price; absent where no amounts are shown. */
  readonly lines?: readonly LineItem[];
}

/** What lies where in a picture takes the geometry of rooms, which no page waits for. */
const RoomParts = lazy(async () => ({ default: (await import("./room-parts.tsx")).RoomParts }));

/** A picture of a room, made by the render service. */
export function RoomPicture({ page, room, project, houseType, buyerId, lines, ...words }: RoomPictureProps) {
  const scene = useMemo(
    () => ({ catalogue: pageCatalogue(page), room, settings: project, houseType, buyerId }),
    [page, room, project, houseType, buyerId],
  );
  const request = useMemo(() => mapScene(scene), [scene]);
  const facts = useMemo(() => describeScene(scene), [scene]);
  const picture = usePicture(request);
  const status =
    picture.state === "failed" ? "unavailable" : picture.state === "waiting" && request !== null ? "working" : "ready";
  const alt = facts === null ? "" : texts.alt(page.title, facts.wallTile.name, facts.floorTile.name);
  return (
    <PictureCard title={page.title} shape={page.configuratorType === "toilet" ? "upright" : "wide"} {...words}>
      <MediaFrame
        src={picture.url ?? undefined}
        srcSet={picture.srcSet}
        alt={alt}
        status={status}
        placeholder={request === null ? texts.impossible : texts.waiting}
        onRetry={picture.retry}
        layer={
          request !== null &&
          picture.url !== null && (
            <Suspense>
              <RoomParts
                request={request}
                catalogue={scene.catalogue}
                room={room}
                lines={lines ?? null}
                still={picture.url}
                alt={alt}
              />
            </Suspense>
          )
        }
      />
    </PictureCard>
  );
}
