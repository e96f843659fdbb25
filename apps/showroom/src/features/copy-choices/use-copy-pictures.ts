import { useMemo } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { mapScene } from "@showroom/domain/render/map-scene";
import { useCopyOffer } from "../../shared/choices/copy-offer.ts";
import { useRender } from "../../shared/pictures/use-render.ts";
import type { RenderView } from "@showroom/web-app/pictures/pictures";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";

export interface CopyPictures {
  readonly standard: RenderView;
  readonly copied: RenderView;
  /** False where no picture of the room can be made. */
  readonly canBeDrawn: boolean;
}

/** The pictures of the standard room and of the room with the earlier room's choices. */
export function useCopyPictures(): CopyPictures {
  const { project, houseType, page } = useShowroom();
  const { context } = useRoomActions();
  const { data } = useCopyOffer();
  const { catalogue } = context;
  const { standard, copied } = useMemo(() => {
    const scene = (room: RoomChoice | null | undefined) =>
      room ? mapScene({ catalogue, room, settings: project, houseType }) : null;
    return { standard: scene(data?.defaultChoices), copied: scene(data?.personalizedChoices) };
  }, [data?.defaultChoices, data?.personalizedChoices, catalogue, project, houseType]);
  const subject = String(page.id);
  return {
    standard: useRender("copy-choices-defaults", `${subject}/standard`, standard),
    copied: useRender("copy-choices-personalized", `${subject}/copied`, copied),
    canBeDrawn: data == null || standard !== null || copied !== null,
  };
}
