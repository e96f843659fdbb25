import { Suspense, useCallback, useState } from "react";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { Button } from "@showroom/ui/controls/button/button";
import { PictureViewer } from "@showroom/ui/showroom/picture-viewer/picture-viewer";
import type { PictureViewerProps } from "@showroom/ui/showroom/picture-viewer/picture-viewer";
import { downloadPicture } from "../../shared/pictures/download-picture.ts";
import { pictureTexts } from "../../shared/pictures/texts.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { picturePartTexts as texts } from "./texts.ts";
import { RoomParts } from "./room-parts.tsx";
import type { RoomPartsProps } from "./room-parts.tsx";

const { Lazy: RoomPanorama } = lazyPart(async () => (await import("./room-panorama.tsx")).RoomPanorama);

export type RoomPictureProps = Omit<RoomPartsProps, "onLeave" | "actions"> &
  Pick<PictureViewerProps, "src" | "alt"> & {
    /** Whether the picture is shown in the whole window. */
    readonly large: boolean;
    readonly setLarge: (large: boolean) => void;
  };

/** What lies over the picture of the room, and the picture in the whole window. Its code follows the first view. */
export function RoomPicture({ src, alt, large, setLarge, ...parts }: RoomPictureProps) {
  const { page } = useShowroom();
  const close = useCallback(() => setLarge(false), [setLarge]);
  const [around, setAround] = useState<RenderRequest | null>(null);
  const closeAround = useCallback(() => setAround(null), []);
  return (
    <>
      <RoomParts
        {...parts}
        actions={
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAround(parts.request())}>
            {texts.around}
          </Button>
        }
      />
      {around && (
        <Suspense>
          <RoomPanorama request={around} still={src} alt={alt} onClose={closeAround} />
        </Suspense>
      )}
      {large && (
        <PictureViewer
          title={page.title}
          note={pictureTexts.impression}
          src={src}
          alt={alt}
          layer={<RoomParts {...parts} onLeave={close} />}
          onDownload={() => void downloadPicture(src, texts.file(page.title))}
          onClose={close}
        />
      )}
    </>
  );
}
