import { useState, type ReactNode } from "react";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { PictureParts } from "@showroom/ui/showroom/picture-parts/picture-parts";
import { usePictureParts } from "@showroom/web-app/pictures/use-picture-parts";
import { useRoomActions } from "../../shared/step-view/use-room.ts";
import { useRoomChoices } from "./use-room-choices.ts";

export interface RoomPartsProps {
  /** The request of the picture that is shown, as text; absent while the stored picture of the step is shown. */
  readonly shows: string | undefined;
  /** The request of the present choices. */
  readonly request: () => RenderRequest | null;
  /** More buttons beside the list. */
  readonly actions?: ReactNode;
  /** Called when the buyer goes to a choice. */
  readonly onLeave?: () => void;
}

const NONE: readonly PicturePart[] = [];

/** What is chosen of what the picture of the room shows, to press in the picture and as a list. */
export function RoomParts({ shows, request, actions, onLeave }: RoomPartsProps) {
  const { context } = useRoomActions();
  // Finding the parts takes longer than choosing a tile may take.
  const [needed, setNeeded] = useState(false);
  const present = needed && shows === undefined ? request() : null;
  const asked = needed ? (shows ?? (present && JSON.stringify(present))) : null;
  const view = usePictureParts(asked, context.catalogue);
  const choices = useRoomChoices(view?.parts ?? NONE, onLeave);
  return <PictureParts map={view} onNeeded={setNeeded} choices={choices} actions={actions} />;
}
