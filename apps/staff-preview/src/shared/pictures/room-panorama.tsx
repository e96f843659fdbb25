import { PanoramaViewer } from "@showroom/ui/showroom/panorama-viewer/panorama-viewer";
import { usePanorama } from "@showroom/web-app/pictures/use-panorama";
import { dialogPictures } from "./room-pictures.ts";
import { pictureTexts as texts } from "./texts.ts";
import { useRoomChoices, type PicturedRoom } from "./use-room-choices.ts";

export interface RoomPanoramaProps extends PicturedRoom {
  readonly onClose: () => void;
}

/** The room as it is chosen, to look around in. */
export function RoomPanorama({ request, still, alt, onClose, ...priced }: RoomPanoramaProps) {
  const { parts, viewer } = usePanorama(dialogPictures, request, priced.catalogue);
  return (
    <PanoramaViewer
      {...viewer}
      title={priced.catalogue.page.title}
      note={texts.impression}
      alt={alt}
      choices={useRoomChoices(parts, priced)}
      still={still}
      onClose={onClose}
    />
  );
}
