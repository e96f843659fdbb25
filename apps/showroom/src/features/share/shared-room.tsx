import { Suspense, useCallback, useMemo, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { SharedRoom as SharedRoomView, SharedScene } from "@showroom/api-contract/entities/shared-room";
import type { PicturePart } from "@showroom/domain/render/picture-part";
import { Button } from "@showroom/ui/controls/button/button";
import { VisuallyHidden } from "@showroom/ui/layout/visually-hidden/visually-hidden";
import { PictureParts } from "@showroom/ui/showroom/picture-parts/picture-parts";
import { usePartsOf, type Articles } from "@showroom/web-app/pictures/use-picture-parts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { choicesOf } from "./shared-choices.tsx";
import { sharedRoomQuery } from "./shared-room-query.ts";
import { sharedRoomTexts as texts } from "./shared-room-texts.ts";

const { Lazy: SharedPanorama } = lazyPart(async () => (await import("./shared-panorama.tsx")).SharedPanorama);

export interface SharedRoomProps {
  readonly token: string;
  readonly pageId: number;
  /** The room's name. */
  readonly title: string;
  /** Its picture. */
  readonly still: string;
  readonly alt: string;
}

const NONE: readonly PicturePart[] = [];
const imageOf = (layer: HTMLElement): HTMLImageElement | null =>
  layer.closest("figure")?.querySelector<HTMLImageElement>("img") ?? null;

/** Lets what is chosen be pressed in the picture of a shared room, and leads to its panorama if there is one. */
export function SharedRoom({ token, pageId, ...picture }: SharedRoomProps) {
  const { data: room } = useQuery(sharedRoomQuery(token, pageId));
  return room ? <PressedRoom room={room} {...picture} /> : null;
}

function PressedRoom({
  room,
  title,
  still,
  alt,
}: Omit<SharedRoomProps, "token" | "pageId"> & { room: SharedRoomView }) {
  const { request, article } = useMemo(() => {
    const scene = JSON.parse(room.scene) as SharedScene;
    const articles = new Map(scene.articles.map((one) => [one.productNumber, one]));
    const find: Articles = (productNumber) => articles.get(productNumber);
    return { request: scene.request, article: find };
  }, [room]);
  const [needed, setNeeded] = useState(false);
  const view = usePartsOf(needed ? JSON.stringify(request) : null, article);
  const [around, setAround] = useState(false);
  const close = useCallback(() => setAround(false), []);
  return (
    <>
      <PictureParts
        map={view}
        onNeeded={setNeeded}
        choices={useMemo(() => choicesOf(room, view?.parts ?? NONE), [room, view])}
        image={imageOf}
        subject={title}
        actions={
          room.faces.length > 0 && (
            <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAround(true)}>
              <span>{texts.around}</span>
              <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
            </Button>
          )
        }
      />
      {around && (
        <Suspense>
          <SharedPanorama {...{ room, request, article, title, still, alt }} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
