import { lazy, Suspense, useCallback, useState } from "react";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import { Button } from "@showroom/ui/controls/button/button";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { PictureParts } from "@showroom/ui/showroom/picture-parts/picture-parts";
import { usePictureParts } from "@showroom/web-app/pictures/use-picture-parts";
import { pictureTexts as texts } from "./texts.ts";
import { useRoomChoices, type PicturedRoom } from "./use-room-choices.ts";

/** The button stands beside the room's name, below the picture. */
const captionOf = (layer: HTMLElement): Element | null => layer.closest("li")?.querySelector("p") ?? null;

const RoomPanorama = lazy(async () => ({ default: (await import("./room-panorama.tsx")).RoomPanorama }));
const NONE: readonly PicturePart[] = [];

/** What is chosen of what the picture of a room shows, to press in the picture and as a list, and the way to look around. */
export function RoomParts({ request, still, alt, ...priced }: PicturedRoom) {
  const [needed, setNeeded] = useState(false);
  const view = usePictureParts(needed ? JSON.stringify(request) : null, priced.catalogue);
  const { title } = priced.catalogue.page;
  const [around, setAround] = useState(false);
  const close = useCallback(() => setAround(false), []);
  return (
    <>
      <PictureParts
        map={view}
        onNeeded={setNeeded}
        choices={useRoomChoices(view?.parts ?? NONE, priced)}
        place={captionOf}
        subject={title}
        actions={
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAround(true)}>
            <span>{texts.around}</span>
            <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
          </Button>
        }
      />
      {around && (
        <Suspense>
          <RoomPanorama request={request} still={still} alt={alt} onClose={close} {...priced} />
        </Suspense>
      )}
    </>
  );
}
