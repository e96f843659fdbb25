import { useEffect, useState } from "react";
import type { PictureOrder, PictureQueue } from "./picture-queue.ts";
import { NO_PICTURE } from "./pictures.ts";
import type { RenderSubject, RenderView } from "./pictures.ts";

/** The pictures of several rooms by subject, as they arrive. `orders` must be the same array until an order changes. */
export function usePictureSeries(
  queue: PictureQueue,
  orders: readonly PictureOrder[],
): (subject: RenderSubject) => RenderView {
  const [views, setViews] = useState<ReadonlyMap<RenderSubject, RenderView>>(new Map());
  useEffect(() => {
    const stops = orders.map((order) => {
      const take = (): void => {
        const { state, ...picture } = queue.read(order.request);
        setViews((before) => new Map(before).set(order.subject, { ...picture, working: state === "waiting" }));
      };
      const stop = queue.watch(order, take);
      // A picture that was made before shows at once. While a picture waits, the room keeps its earlier one.
      if (queue.read(order.request).state !== "waiting") take();
      return stop;
    });
    return () => stops.forEach((stop) => stop());
  }, [queue, orders]);
  return (subject) =>
    views.get(subject) ??
    (orders.some((order) => order.subject === subject) ? { ...NO_PICTURE, working: true } : NO_PICTURE);
}
