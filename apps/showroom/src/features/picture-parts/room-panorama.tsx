import type { RenderRequest } from "@showroom/domain/render/render-request";
import { PanoramaViewer } from "@showroom/ui/showroom/panorama-viewer/panorama-viewer";
import { usePanorama } from "@showroom/web-app/pictures/use-panorama";
import { dialogPictures } from "../../shared/pictures/picture-queues.ts";
import { pictureTexts } from "../../shared/pictures/texts.ts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useRoomChoices } from "./use-room-choices.ts";

export interface RoomPanoramaProps {
  /** The request of a picture of the room as it is chosen. */
  readonly request: RenderRequest;
  /** The picture that is on the page. */
  readonly still: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/** The room as it is chosen, to look around in. */
export function RoomPanorama({ request, still, alt, onClose }: RoomPanoramaProps) {
  const { page } = useShowroom();
  const { context } = useRoomActions();
  const { parts, viewer } = usePanorama(dialogPictures, request, context.catalogue);
  return (
    <PanoramaViewer
      {...viewer}
      title={page.title}
      note={pictureTexts.impression}
      alt={alt}
      choices={useRoomChoices(parts, onClose)}
      still={still}
      onClose={onClose}
    />
  );
}
