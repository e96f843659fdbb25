import { useMemo } from "react";
import { chooseLook, looksOf } from "@showroom/domain/configurator/looks";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import type { Package } from "@showroom/domain/model/page";
import { mapScene } from "@showroom/domain/render/map-scene";
import { settle } from "@showroom/domain/rules/settle";
import type { LookCardProps } from "@showroom/ui/showroom/look-card/look-card";
import type { PictureOrder } from "@showroom/web-app/pictures/picture-queue";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useAfterFirstView } from "../../../shared/choices/use-pages.ts";
import { lookPictures } from "../../../shared/pictures/picture-queues.ts";
import { usePictureSeries } from "@showroom/web-app/pictures/use-picture-series";
import { useRoomActions } from "../../../shared/step-view/use-room.ts";
import { useShowroom } from "../../../shared/step-view/use-showroom.ts";

const NONE: readonly PictureOrder[] = [];

/**
 * The picture of each look: the owner's own one, or else this home's standard room with the look. The drawn ones follow the first view, one
 * at a time; all buyers of a house type share them.
 */
export function useLookPictures(): (look: Package) => LookCardProps["picture"] {
  const { page, project, houseType } = useShowroom();
  const { context } = useRoomActions();
  const images = useImages();
  const isAtRest = useAfterFirstView();
  const subjectOf = ({ id }: Package): string => `${page.id}/look/${id}`;
  const orders = useMemo(() => {
    const { catalogue } = context;
    const open = { ...context, locked: false };
    const standard = standardRoomChoice(catalogue, project);
    return looksOf(context).flatMap((look): readonly PictureOrder[] => {
      if (look.images.length > 0) return [];
      const { room } = settle(open, standard, chooseLook(open, standard, look));
      const request = mapScene({ catalogue, room, settings: project, houseType });
      return request === null ? [] : [{ subject: `${page.id}/look/${look.id}`, request }];
    });
  }, [context, project, houseType, page.id]);
  const viewOf = usePictureSeries(lookPictures, isAtRest ? orders : NONE);
  return (look) => {
    const [own] = look.images;
    if (own) return { src: images.url(own.public_id, { crop: "fill", width: 480, height: 360 }) };
    if (!orders.some(({ subject }) => subject === subjectOf(look))) return null;
    const { url: src, srcSet, working, away } = viewOf(subjectOf(look));
    if (src !== null) return { src, srcSet };
    return isAtRest && (away || !working) ? null : undefined;
  };
}
