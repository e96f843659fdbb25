import { useQuery } from "@tanstack/react-query";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { HouseType } from "@showroom/domain/model/project";
import { floorStatus } from "@showroom/domain/selection/floors";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { floorsQuery } from "../projects/projects.ts";
import { PictureCard } from "./picture-card.tsx";
import type { PictureCardProps } from "./picture-card.tsx";
import { pictureTexts as texts } from "./texts.ts";

export interface FloorPictureProps extends Pick<PictureCardProps, "amount" | "note"> {
  readonly title: string;
  /** Undefined when nothing was chosen yet. */
  readonly room: RoomChoice | undefined;
  readonly houseType: HouseType;
}

/** A living room with the chosen floor. The picture belongs to the colour of the floor. */
export function FloorPicture({ title, room, houseType, ...words }: FloorPictureProps) {
  const images = useImages();
  const status = room === undefined ? "open" : floorStatus(room);
  const { data: floors } = useQuery({ ...floorsQuery(houseType.id), enabled: status === "chosen" });
  const colour = status === "chosen" ? floors?.find(({ id }) => id === room?.colorId) : undefined;
  const picture = colour?.roomMediaFiles[0];
  const placeholder = status === "none" ? texts.noFloor : status === "open" ? texts.floorOpen : texts.noFloorPicture;
  return (
    <PictureCard title={title} shape="wide" {...words}>
      <MediaFrame
        src={picture && images.url(picture.public_id, { crop: "fit", width: 1600 })}
        alt={colour ? texts.floorAlt(colour.name) : ""}
        placeholder={placeholder}
      />
    </PictureCard>
  );
}
