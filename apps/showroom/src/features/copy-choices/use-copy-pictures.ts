import { useMemo } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { mapScene } from "@showroom/domain/render/map-scene";
import { useCopyOffer } from "../../shared/choices/copy-offer.ts";
import { useRender } from "../../shared/render/use-render.ts";
import type { RenderView } from "../../shared/render/use-render.ts";
import { useRoom } from "../../shared/showroom/use-room.ts";
import { useShowroom } from "../../shared/showroom/use-showroom.ts";

export interface CopyPictures {
  readonly standard: RenderView;
  readonly copied: RenderView;
}

/** The room in its standard set-up and with the earlier room's choices. */
export function useCopyPictures(): CopyPictures {
  const { project, houseType } = useShowroom();
  const { context } = useRoom();
  const { data } = useCopyOffer();
  const scene = (room: RoomChoice | null | undefined) => (room ? mapScene({ catalogue: context.catalogue, room, settings: project, houseType }) : null);
  const standard = useMemo(() => scene(data?.defaultChoices), [data?.defaultChoices, context.catalogue]);
  const copied = useMemo(() => scene(data?.personalizedChoices), [data?.personalizedChoices, context.catalogue]);
  return { standard: useRender("copy-choices-defaults", standard), copied: useRender("copy-choices-personalized", copied) };
}
