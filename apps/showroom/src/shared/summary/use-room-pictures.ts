import { useMemo } from "react";
import type { StepPicture } from "@showroom/api-contract/endpoints/choices";
import { pictureSourceSet } from "@showroom/api-contract/render-hub";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { mapScene } from "@showroom/domain/render/map-scene";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { roomPictures } from "../pictures/picture-queues.ts";
import { usePictureSeries } from "@showroom/web-app/pictures/use-picture-series";
import type { PictureOrder } from "@showroom/web-app/pictures/picture-queue";
import { useFirstPictures } from "../../start/use-first-pictures.ts";
import { useCostInput, useShowroom } from "../step-view/use-showroom.ts";
import { summaryTexts } from "./texts.ts";

/** Without an address the picture is being made, and its space is reserved. */
export interface RoomPicture {
  readonly src: string | null;
  readonly srcSet?: string | undefined;
  readonly alt: string;
  /** Higher than wide. */
  readonly upright: boolean;
}

export type RoomPictures = ReadonlyMap<number, RoomPicture>;

/** The finished picture with its smaller copies. If it was not made yet, the preview. */
function fileOf({ url, finishedUrl, width }: StepPicture): Pick<RoomPicture, "src" | "srcSet"> {
  // An API of an earlier release does not send it.
  if (typeof finishedUrl !== "string") return { src: url };
  return { src: finishedUrl, srcSet: width === null ? undefined : pictureSourceSet(finishedUrl, width) };
}

/**
 * The pictures of all rooms by page id, as they arrive; empty without a render service. At first those that the page loaded
 * before the application.
 */
export function useRoomPictures(): RoomPictures {
  const { houseType: shown, page: overview, project: shownProject } = useShowroom();
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
  const first = useFirstPictures(shownProject.id, stepNumberOf(overview));
  return new Map(
    shown.pages
      .filter(({ type }) => type === "configurator")
      .flatMap((room) => {
        const { url, srcSet, working, away } = pictureOf(String(room.id));
        const known = first?.find(({ pageId }) => pageId === room.id);
        const file = url === null ? known && fileOf(known) : { src: url, srcSet };
        const src = file?.src ?? null;
        const awaited = input === null || (working && !away);
        const upright = room.configuratorType === "toilet";
        const alt = summaryTexts.picture(room.title);
        return src === null && !awaited ? [] : [[room.id, { src, srcSet: file?.srcSet, alt, upright }] as const];
      }),
  );
}
