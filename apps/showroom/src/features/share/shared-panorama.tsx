import { useMemo } from "react";
import type { SharedRoom } from "@showroom/api-contract/entities/shared-room";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { PanoramaViewer } from "@showroom/ui/showroom/panorama-viewer/panorama-viewer";
import { usePanoramaParts } from "@showroom/web-app/pictures/use-panorama-parts";
import type { Articles } from "@showroom/web-app/pictures/use-picture-parts";
import { pictureTexts } from "../../shared/pictures/texts.ts";
import { choicesOf } from "./shared-choices.tsx";

export interface SharedPanoramaProps {
  readonly room: SharedRoom;
  readonly request: RenderRequest;
  readonly article: Articles;
  readonly title: string;
  readonly still: string;
  readonly alt: string;
  readonly onClose: () => void;
}

/** A shared room to look around in. */
export function SharedPanorama({ room, request, article, title, still, alt, onClose }: SharedPanoramaProps) {
  const around = usePanoramaParts(request, article);
  const faces = useMemo(
    () => Object.fromEntries(room.faces.map(({ face, url }) => [face.slice("around-".length), url])),
    [room],
  );
  return (
    <PanoramaViewer
      title={title}
      note={pictureTexts.impression}
      alt={alt}
      faces={faces}
      state="ready"
      parts={around.faces}
      choices={useMemo(() => choicesOf(room, around.parts), [room, around.parts])}
      still={still}
      onClose={onClose}
    />
  );
}
