import { useMemo } from "react";
import { mapScene } from "@showroom/domain/render/map-scene";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { usePictureSeries } from "../render/use-picture-series.ts";
import type { PictureOrder } from "../render/picture-series.ts";
import { useCostInput } from "../showroom/use-showroom.ts";
import { summaryTexts } from "./texts.ts";

export type RoomPictures = ReadonlyMap<number, { readonly src: string; readonly alt: string }>;

/** The pictures of all rooms by page id, as they arrive; without a render service there are none. */
export function useRoomPictures(): RoomPictures {
  const input = useCostInput();
  const orders = useMemo<readonly PictureOrder[]>(() => {
    if (input === null) return [];
    const { project, houseType, choices } = input;
    return input.pages
      .toSorted((a, b) => a.order - b.order)
      .flatMap((page): readonly PictureOrder[] => {
        const room = choices[page.id];
        const request =
          room === undefined || page.type !== "configurator"
            ? null
            : mapScene({ catalogue: pageCatalogue(page), room, settings: project, houseType });
        return request === null ? [] : [{ subject: String(page.id), request }];
      });
  }, [input]);
  const pictureOf = usePictureSeries("main", orders);
  return new Map(
    (input?.pages ?? []).flatMap((page) => {
      const src = pictureOf(String(page.id)).url;
      return src === null ? [] : [[page.id, { src, alt: summaryTexts.picture(page.title) }] as const];
    }),
  );
}
