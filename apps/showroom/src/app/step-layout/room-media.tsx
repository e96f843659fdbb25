import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { Heading } from "@showroom/ui/layout/heading/heading";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import type { MediaFrameProps } from "@showroom/ui/showroom/media-frame/media-frame";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { mapScene } from "@showroom/domain/render/map-scene";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { useCamera } from "../../shared/pictures/camera.ts";
import { useFirstPictures } from "../../start/use-first-pictures.ts";
import { pictureTexts } from "../../shared/pictures/texts.ts";
import { useLiveRender } from "../../shared/pictures/use-render.ts";
import { choiceWords } from "@showroom/domain/words/product-words";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { stepTexts } from "../steps/texts.ts";
import { AtRest } from "./at-rest.tsx";

/** The picture of the room with the present choices. */
export function RoomMedia() {
  const { page, project, houseType, store } = useShowroom();
  const { room: chosen, context } = useRoom();
  const { catalogue } = context;
  // The picture and the text about it are updated after the choice itself is shown.
  const room = useDeferredValue(chosen);
  const lookAt = useCamera((state) => state.lookAt);
  const sceneOf = useCallback(
    (what: RoomChoice) => mapScene({ catalogue, room: what, settings: project, houseType, lookAt }),
    [catalogue, project, houseType, lookAt],
  );
  const request = useCallback(() => sceneOf(store.room(page)), [sceneOf, store, page]);
  const picture = useLiveRender("main", String(page.id), store.subscribe, request);
  const canBeDrawn = useMemo(() => sceneOf(room) !== null, [sceneOf, room]);
  const { media } = stepTexts;
  const alt = media.alt(
    page.title,
    choiceWords(context.catalogue, room.wallTileProduct) ?? "",
    choiceWords(context.catalogue, room.floorTileProduct) ?? "",
  );
  const { srcSet, shows } = picture;
  const status: MediaFrameProps["status"] = picture.away ? "unavailable" : picture.working ? "working" : "ready";
  // Until the first picture of the present choices arrives, the one that the page showed while it loaded stays.
  const first = useFirstPictures(project.id, stepNumberOf(page));
  const src = picture.url ?? first?.[0]?.url;
  const shown = useDeferredValue(useMemo(() => ({ src, srcSet, shows, status }), [src, srcSet, shows, status]));
  const [large, setLarge] = useState(false);
  const { onError } = picture;
  // The same element while nothing of it changes, so that a choice is shown before the picture renders.
  return useMemo(
    () => (
      <MediaFrame
        {...shown}
        alt={alt}
        header={
          <Heading as="p" size={28}>
            {page.title}
          </Heading>
        }
        note={pictureTexts.impression}
        fit="room"
        onError={onError}
        status={canBeDrawn ? shown.status : "ready"}
        placeholder={canBeDrawn ? undefined : project.hasTiles ? media.empty : pictureTexts.none}
        onFullScreen={shown.src === undefined ? undefined : () => setLarge(true)}
        layer={
          shown.src !== undefined &&
          canBeDrawn && (
            <AtRest part="picture" picture={{ src: shown.src, alt, request, large, setLarge, shows: shown.shows }} />
          )
        }
        shrinks
      />
    ),
    [shown, alt, page.title, onError, canBeDrawn, project.hasTiles, media, request, large],
  );
}
