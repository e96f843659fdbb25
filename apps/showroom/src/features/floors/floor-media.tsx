import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { floorStatus } from "@showroom/domain/selection/floors";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { floorsTexts as texts } from "./texts.ts";
import { useFloorOffer } from "./use-floor-offer.ts";

/** A living room with the chosen floor. */
export function FloorMedia() {
  const { room } = useRoom();
  const images = useImages();
  const { offer } = useFloorOffer();
  const colour = offer?.floors.find((floor) => floor.id === room.colorId);
  const material = offer?.materials.find((candidate) => candidate.id === room.floorMaterialId);
  const picture = colour?.roomMediaFiles[0];
  return (
    <MediaFrame
      src={picture && images.url(picture.public_id, { crop: "fit", width: 1600 })}
      alt={colour ? texts.alt(material?.name ?? "", colour.name) : texts.altNone}
      placeholder={floorStatus(room) === "none" ? texts.noFloor : texts.empty}
      shrinks
    />
  );
}
