import { useId, type ReactNode } from "react";
import Download from "lucide-react/icons/download";
import Maximize from "lucide-react/icons/maximize";
import X from "lucide-react/icons/x";
import ZoomIn from "lucide-react/icons/zoom-in";
import ZoomOut from "lucide-react/icons/zoom-out";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Modal } from "../../overlays/modal/modal.tsx";
import { overlayTexts } from "../../overlays/texts.ts";
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
  const titleId = useId();
  const keysId = useId();
  const { stage, moved, scale, larger, smaller, whole, gestures, onKeyDown } = useZoom();
  return (
    <Modal open onDismiss={onClose} labelledBy={titleId} describedBy={keysId} className={styles["viewer"]}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys pressed on the buttons inside */}
      <div className={styles["content"]} onKeyDown={onKeyDown}>
        <div className={styles["header"]}>
          <h2 id={titleId} className={styles["title"]}>
            {title}
          </h2>
          {note && <span className={styles["note"]}>{note}</span>}
          <IconButton icon={X} label={overlayTexts.close} className={styles["close"]} onClick={onClose} />
        </div>
        <figure className={styles["figure"]}>
          <div ref={stage} className={styles["stage"]} data-zoomed={scale > 1 || undefined} {...gestures}>
            <div ref={moved} className={styles["moved"]}>
              <img className={styles["picture"]} src={src} alt={alt} data-ready="" draggable={false} />
              {layer}
            </div>
          </div>
          <figcaption className={styles["bar"]}>
            <IconButton
              icon={ZoomOut}
              label={texts.smaller}
              variant="outlined"
              disabled={scale === 1}
              onClick={smaller}
            />
            <IconButton icon={ZoomIn} label={texts.larger} variant="outlined" onClick={larger} />
            <IconButton icon={Maximize} label={texts.whole} variant="outlined" disabled={scale === 1} onClick={whole} />
            {onDownload && (
              <IconButton icon={Download} label={texts.download} variant="outlined" onClick={onDownload} />
            )}
            {actions}
          </figcaption>
        </figure>
        <VisuallyHidden>
          <p id={keysId}>{texts.keys}</p>
        </VisuallyHidden>
      </div>
    </Modal>
  );
}
