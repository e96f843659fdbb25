import { useMemo } from "react";
import { mapScene } from "@showroom/domain/render/map-scene";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { roomPictures } from "../pictures/room-pictures.ts";
import { usePictureSeries } from "../pictures/use-picture-series.ts";
import type { PictureOrder } from "@showroom/web-app/pictures/picture-queue";
import { useCostInput, useShowroom } from "../step-view/use-showroom.ts";
import { summaryTexts } from "./texts.ts";

/** Without an address the picture is being made, and its space is reserved. */
export interface RoomPicture {
  readonly src: string | null;
  readonly alt: string;
}

export type RoomPictures = ReadonlyMap<number, RoomPicture>;

/** The pictures of all rooms by page id, as they arrive; empty without a render service. */
export function useRoomPictures(): RoomPictures {
  const { houseType: shown } = useShowroom();
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
  const pictureOf = usePictureSeries(roomPictures, orders);
  return new Map(
    shown.pages
      .filter(({ type }) => type === "configurator")
      .flatMap((page) => {
        const { url: src, working, away } = pictureOf(String(page.id));
        const awaited = input === null || (working && !away);
        return src === null && !awaited ? [] : [[page.id, { src, alt: summaryTexts.picture(page.title) }] as const];
      }),
  );
}
