import { Heading } from "@showroom/ui/layout/heading/heading";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { floorStatus } from "@showroom/domain/selection/floors";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { floorsTexts as texts } from "./texts.ts";
import { useFloorOffer } from "./use-floor-offer.ts";

/** A living room with the chosen floor. Before a choice one of the floors on offer serves as an example, and is said to be one. */
export function FloorMedia() {
  const { room } = useRoom();
  const images = useImages();
  const { offer } = useFloorOffer();
  const status = floorStatus(room);
  const colour =
    status === "open"
      ? offer?.floors.find((floor) => floor.roomMediaFiles.length > 0)
      : offer?.floors.find((floor) => floor.id === room.colorId);
  const material = offer?.materials.find((candidate) => candidate.id === colour?.material);
  const picture = colour?.roomMediaFiles[0];
  const named = colour && texts.named(material?.name ?? "", colour.name);
  return (
    <MediaFrame
      src={picture && images.acrossWindow(picture.public_id)}
      alt={named === undefined ? texts.altNone : texts.alt(named)}
      header={
        status === "open" &&
        named !== undefined && (
          <Heading as="p" size={18}>
            {texts.example(named)}
          </Heading>
        )
      }
      status={offer === undefined ? "working" : "ready"}
      placeholder={status === "none" ? texts.noFloor : texts.empty}
      shrinks
    />
  );
}
