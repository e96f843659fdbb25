import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { articlesOf } from "@showroom/domain/render/page-articles";
import { faceRequest } from "@showroom/domain/render/panorama";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { AHEAD, FACES, facesFrom, type Face, type OfFaces } from "@showroom/ui/showroom/panorama-viewer/look";
import type { PanoramaViewerProps } from "@showroom/ui/showroom/panorama-viewer/panorama-viewer";
import type { PictureQueue } from "./picture-queue.ts";
import { usePanoramaParts } from "./use-panorama-parts.ts";
import { usePictureSeries } from "./use-picture-series.ts";

/** Milliseconds that one looks at a side before it is drawn before others. */
const REST = 400;

export interface Panorama {
  /** The parts of all faces, in the order of their numbers. */
  readonly parts: readonly PicturePart[];
  readonly viewer: Pick<PanoramaViewerProps, "faces" | "state" | "parts" | "onLook" | "onRetry">;
}

/**
 * The pictures of a panorama as they are made, the side in view first, and what lies where in them.
 * @param given a request for a picture of the room, which does not change while its panorama is open
 */
export function usePanorama(queue: PictureQueue, given: RenderRequest, catalogue: PageCatalogue): Panorama {
  const { id } = catalogue.page;
  const [request] = useState(given);
  const [order, setOrder] = useState<readonly Face[]>(() => facesFrom(AHEAD));
  const orders = useMemo(
    () => order.map((face) => ({ subject: `${id} ${face}`, request: faceRequest(request, `around-${face}`) })),
    [order, request, id],
  );
  const pictureOf = usePictureSeries(queue, orders);
  const views = FACES.map((face) => [face, pictureOf(`${id} ${face}`)] as const);
  const faces: OfFaces<string> = Object.fromEntries(
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

  const around = usePanoramaParts(
    request,
    useMemo(() => articlesOf(catalogue), [catalogue]),
  );
  return {
    parts: around.parts,
    viewer: {
      faces,
      state: isWorking ? "working" : hasFailed ? "failed" : "ready",
      parts: around.faces,
      onLook,
      onRetry: () => {
        for (const { subject, request: one } of orders) {
          const { url, working } = pictureOf(subject);
          if (url === null && !working) queue.retry(one);
        }
      },
    },
  };
}
