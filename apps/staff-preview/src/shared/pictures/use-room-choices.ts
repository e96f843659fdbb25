import { useMemo } from "react";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { catalogueTitles } from "@showroom/domain/words/slot-words";
import type { PartChoice } from "@showroom/ui/showroom/picture-parts/part-choices";
import { pictureChoices } from "@showroom/web-app/pictures/picture-choices";
import type { PricedRoom } from "@showroom/domain/words/picture-lines";

/** A picture of a room, and what is chosen in it. */
export interface PicturedRoom extends Pick<PricedRoom, "catalogue" | "room" | "lines"> {
  readonly request: RenderRequest;
  /** The picture that is shown. */
  readonly still: string;
  readonly alt: string;
}

/** What is chosen of parts of a picture of the room. */
export function useRoomChoices(
  parts: readonly PicturePart[],
  { catalogue, room, lines }: Pick<PricedRoom, "catalogue" | "room" | "lines">,
): readonly PartChoice[] {
  return useMemo(
    () => pictureChoices(parts, { catalogue, room, lines, titles: catalogueTitles(catalogue) }),
    [parts, catalogue, room, lines],
  );
}
