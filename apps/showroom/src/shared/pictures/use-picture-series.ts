import { useEffect, useState } from "react";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import { makeInTurn } from "./picture-series.ts";
import type { PictureOrder } from "./picture-series.ts";
import { NO_PICTURE } from "./pictures.ts";
import type { RenderSubject, RenderView } from "./pictures.ts";
import { pictures } from "./use-render.ts";

/** The pictures of several rooms by subject, as they arrive. Keep `orders` the same as long as nothing about them changes. */
export function usePictureSeries(
  context: RenderContext,
  orders: readonly PictureOrder[],
): (subject: RenderSubject) => RenderView {
  const [views, setViews] = useState<ReadonlyMap<RenderSubject, RenderView>>(new Map());
  useEffect(
    () =>
      makeInTurn(pictures, context, orders, (subject, view) =>
        setViews((before) => new Map(before).set(subject, view)),
      ),
    [context, orders],
  );
  return (subject) =>
    views.get(subject) ??
    (orders.some((order) => order.subject === subject) ? { ...NO_PICTURE, working: true } : NO_PICTURE);
}
