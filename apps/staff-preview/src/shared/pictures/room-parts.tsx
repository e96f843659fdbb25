import { useMemo } from "react";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { catalogueTitles } from "@showroom/domain/words/slot-words";
import { PictureParts } from "@showroom/ui/showroom/picture-parts/picture-parts";
import { pictureChoices } from "@showroom/web-app/pictures/picture-choices";
import type { PricedRoom } from "@showroom/web-app/pictures/picture-choices";
import { usePictureParts } from "@showroom/web-app/pictures/use-picture-parts";

export interface RoomPartsProps extends Pick<PricedRoom, "catalogue" | "room" | "lines"> {
  readonly request: RenderRequest;
}

/** The button stands beside the room's name, below the picture. */
const captionOf = (layer: HTMLElement): Element | null => layer.closest("li")?.querySelector("p") ?? null;

/** What is chosen of what the picture of a room shows, to press in the picture and as a list. */
export function RoomParts({ request, catalogue, room, lines }: RoomPartsProps) {
  const view = usePictureParts(JSON.stringify(request), catalogue);
  const choices = useMemo(
    () => pictureChoices(view?.parts ?? [], { catalogue, room, lines, titles: catalogueTitles(catalogue) }),
    [view, catalogue, room, lines],
  );
  return <PictureParts map={view} choices={choices} place={captionOf} subject={catalogue.page.title} />;
}
