import { Heading } from "@showroom/ui/layout/heading/heading";
import { MediaFrame } from "@showroom/ui/showroom/media-frame/media-frame";
import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { floorStatus, shownFloor } from "@showroom/domain/selection/floors";
import { useImages } from "@showroom/web-app/pictures/use-images";
import { useFirstPictures } from "../../start/use-first-pictures.ts";
import { pictureTexts } from "../../shared/pictures/texts.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useRoom } from "../../shared/step-view/use-room.ts";
import { floorsTexts as texts } from "./texts.ts";
import { useFloorOffer } from "./use-floor-offer.ts";

/** A living room with the chosen floor. Before a choice one of the floors on offer serves as an example, and is said to be one. */
export function FloorMedia() {
  const { room } = useRoom();
  const { page, project } = useShowroom();
  // The page showed it while it loaded.
  const first = useFirstPictures(project.id, stepNumberOf(page));
  const images = useImages();
  const { offer } = useFloorOffer();
  const status = floorStatus(room);
  const colour = offer && shownFloor(offer, room);
  const material = offer?.materials.find((candidate) => candidate.id === colour?.material);
  const picture = colour?.roomMediaFiles[0];
  const named = colour && texts.named(material?.name ?? "", colour.name);
  return (
    <MediaFrame
      src={offer === undefined ? first?.[0]?.url : picture && images.acrossWindow(picture.public_id)}
      alt={named === undefined ? texts.altNone : texts.alt(named)}
      header={
        named !== undefined && (
          <Heading as="p" size={18}>
            {status === "open" ? texts.example(named) : named}
          </Heading>
        )
      }
      note={pictureTexts.impression}
      status={offer === undefined ? "working" : "ready"}
      placeholder={status === "none" ? texts.noFloor : texts.empty}
      shrinks
    />
  );
}
