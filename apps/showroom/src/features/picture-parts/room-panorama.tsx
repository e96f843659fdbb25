import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { faceRequest } from "@showroom/domain/render/panorama";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { AHEAD, FACES, facesFrom, type Face } from "@showroom/ui/showroom/panorama-viewer/look";
import { PanoramaViewer } from "@showroom/ui/showroom/panorama-viewer/panorama-viewer";
import { dialogPictures } from "../../shared/pictures/picture-queues.ts";
import { pictureTexts } from "../../shared/pictures/texts.ts";
import { usePictureSeries } from "../../shared/pictures/use-picture-series.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { usePanoramaParts } from "./use-panorama-parts.ts";
import { useRoomChoices } from "./use-room-choices.ts";

export interface RoomPanoramaProps {
  /** The request of a picture of the room as it is chosen. */
  readonly request: RenderRequest;
  /** The picture that is on the page. */
  readonly still: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/** Milliseconds that one looks at a side before it is drawn before others. */
const REST = 400;

/** The room as it is chosen, to look around in. The side in view is drawn first. */
export function RoomPanorama({ request: given, still, alt, onClose }: RoomPanoramaProps) {
  const { page } = useShowroom();
  const { context } = useRoom();
  // The room does not change while its panorama is open.
  const [request] = useState(given);
  const [order, setOrder] = useState<readonly Face[]>(() => facesFrom(AHEAD));
  const orders = useMemo(
    () => order.map((face) => ({ subject: `${page.id} ${face}`, request: faceRequest(request, `around-${face}`) })),
    [order, request, page.id],
  );
  const pictureOf = usePictureSeries(dialogPictures, orders);
  const views = FACES.map((face) => [face, pictureOf(`${page.id} ${face}`)] as const);
  const faces: Readonly<Partial<Record<Face, string>>> = Object.fromEntries(
    views.flatMap(([face, { url }]) => (url === null ? [] : [[face, url]])),
  );
  const isWorking = views.some(([, { working, away }]) => working && !away);
  const hasFailed = views.some(([, { url, working, away }]) => away || (url === null && !working));

  const drawn = useRef(faces);
  useEffect(() => {
    drawn.current = faces;
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onLook = useCallback((inView: readonly Face[]): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const [first] = inView;
      if (first !== undefined && drawn.current[first] === undefined)
        setOrder((now) => (now[0] === first ? now : inView));
    }, REST);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { parts, faces: partsOfFaces } = usePanoramaParts(request, context.catalogue);
  const choices = useRoomChoices(parts, onClose);
  return (
    <PanoramaViewer
      title={page.title}
      note={pictureTexts.impression}
      alt={alt}
      faces={faces}
      state={isWorking ? "working" : hasFailed ? "failed" : "ready"}
      onRetry={() => {
        for (const { subject, request: one } of orders) {
          const { url, working } = pictureOf(subject);
          if (url === null && !working) dialogPictures.retry(one);
        }
      }}
      parts={partsOfFaces}
      choices={choices}
      still={still}
      onLook={onLook}
      onClose={onClose}
    />
  );
}
