import type { ReactNode } from "react";
import Download from "lucide-react/icons/download";
import Maximize from "lucide-react/icons/maximize";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { pictureBar, PictureWindow } from "./picture-window.tsx";
import styles from "./picture-viewer.module.css";
import { pictureViewerTexts as texts } from "./texts.ts";
import { useZoom } from "./use-zoom.ts";

export interface PictureViewerProps {
  /** Title and accessible name: the room. */
  title: string;
  /** What kind of picture it is, beside the title: 'Impressie'. */
  note?: string | undefined;
  /** URL of the picture in its full size. */
  src: string;
  /** Alt text, made from the choices. */
  alt: string;
  /** What lies over the picture, such as `PictureParts`. */
  layer?: ReactNode | undefined;
  /** Buttons in the bar below the picture. */
  actions?: ReactNode | undefined;
  /** Saves the picture. */
  onDownload?: (() => void) | undefined;
  /** Called on the close button, Escape and the browser's Back. */
  onClose: () => void;
}

/** A picture in the whole window, to zoom in to every pixel. The bar below it leaves the picture free. */
export function PictureViewer({ title, note, src, alt, layer, actions, onDownload, onClose }: PictureViewerProps) {
  const { setStage, moved, scale, larger, smaller, whole, gestures, onKeyDown } = useZoom();
  return (
    <PictureWindow title={title} note={note} keys={texts.keys} onKeyDown={onKeyDown} onClose={onClose}>
      <figure className={styles["figure"]}>
        <div ref={setStage} className={styles["stage"]} data-zoomed={scale > 1 || undefined} {...gestures}>
          <div ref={moved} className={styles["moved"]}>
            <img className={styles["picture"]} src={src} alt={alt} data-ready="" draggable={false} />
            {layer}
          </div>
        </div>
        <figcaption className={pictureBar}>
          <IconButton
            icon={ZoomOut}
            label={texts.smaller}
            variant="outlined"
            disabled={scale === 1}
            onClick={smaller}
          />
          <IconButton icon={ZoomIn} label={texts.larger} variant="outlined" onClick={larger} />
          <IconButton icon={Maximize} label={texts.whole} variant="outlined" disabled={scale === 1} onClick={whole} />
          {onDownload && <IconButton icon={Download} label={texts.download} variant="outlined" onClick={onDownload} />}
          {actions}
        </figcaption>
      </figure>
    </PictureWindow>
  );
}
