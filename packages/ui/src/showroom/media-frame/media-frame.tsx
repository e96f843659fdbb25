import { useState, type ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import Download from "lucide-react/icons/download";
import ImageIcon from "lucide-react/icons/image";
import Maximize from "lucide-react/icons/maximize";
import { Button } from "../../controls/button/button.tsx";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { Alert } from "../../feedback/alert/alert.tsx";
import { useLasting } from "../../feedback/use-lasting.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { CrossFade } from "./cross-fade.tsx";
import { MediaProgress } from "./media-progress.tsx";
import styles from "./media-frame.module.css";
import { mediaFrameTexts } from "./texts.ts";
import { useStuck } from "./use-stuck.ts";

export interface MediaFrameProps {
  /** Address of the picture. Left out: the placeholder. A new address cross-fades. */
  src?: string | undefined;
  /** What the picture shows, built from the choices: 'Badkamer met wandtegel Solva travertin …'. */
  alt: string;
  /** Heading over the top of the picture, on a blurred ground. */
  header?: ReactNode | undefined;
  /** `working` while a new picture is made (the old one stays; told of after half a second), `unavailable` when the service is away. */
  status?: "ready" | "working" | "unavailable" | undefined;
  /** Share of the work done, 0 to 1, when it is known. */
  progress?: number | undefined;
  /** Tries again when the service is away. */
  onRetry?: (() => void) | undefined;
  /** Saves the picture. */
  onDownload?: (() => void) | undefined;
  /** Shows the picture on the whole screen. */
  onFullScreen?: (() => void) | undefined;
  /** The picture could not be loaded. */
  onError?: (() => void) | undefined;
  /**
   * `contain` for floor plans. `room` for renders: as large as the frame allows with at most a tenth out of sight at either side, and around
   * it a blurred copy. `cover` for photographs that may lose their sides.
   */
  fit?: "cover" | "contain" | "room" | undefined;
  /** Replaces the words shown when there is no picture. */
  placeholder?: string | undefined;
  /** Where the frame lies above the choices it stays in sight, in a low window as a strip of 30% of its height. Not inside dialogs. */
  shrinks?: boolean | undefined;
}

/**
 * The picture, edge to edge. A next one fades in over it; while it is made, or cannot be made, the last one stays.
 * Above the choices it stays in sight as one scrolls. In a low window a strip of it stays, and comes back whole on a tap.
 */
export function MediaFrame({
  src,
  alt,
  header,
  status = "ready",
  progress,
  onRetry,
  onDownload,
  onFullScreen,
  onError,
  fit = "cover",
  placeholder = mediaFrameTexts.placeholder,
  shrinks = false,
}: MediaFrameProps) {
  const [marker, stuck] = useStuck();
  const [expanded, setExpanded] = useState(false);
  const waits = useLasting(status === "working");
  const open = expanded && stuck;
  const strip = shrinks && stuck && !open;
  return (
    <div className={styles["pane"]}>
      {shrinks && <div ref={marker} className={styles["marker"]} />}
      <figure
        className={styles["frame"]}
        data-shrinks={shrinks || undefined}
        data-strip={strip || undefined}
        data-expanded={open || undefined}
      >
        {src !== undefined && <CrossFade src={src} alt={alt} fit={fit} onError={onError} />}
        {src === undefined && (
          <p className={styles["placeholder"]}>
            <Icon of={ImageIcon} size="large" />
            {placeholder}
          </p>
        )}
        {header && <figcaption className={styles["header"]}>{header}</figcaption>}
        {waits && <MediaProgress progress={progress} />}
        {src !== undefined && (
          <div className={styles["actions"]}>
            {shrinks && stuck && (
              <IconButton
                icon={open ? ChevronUp : ChevronDown}
                label={open ? mediaFrameTexts.shrink : mediaFrameTexts.expand}
                variant="onImage"
                className={styles["expand"]}
                aria-expanded={open}
                onClick={() => setExpanded(!open)}
              />
            )}
            {onDownload && (
              <IconButton
                icon={Download}
                label={mediaFrameTexts.download}
                variant="onImage"
                className={styles["whole"]}
                onClick={onDownload}
              />
            )}
            {onFullScreen && (
              <IconButton
                icon={Maximize}
                label={mediaFrameTexts.fullScreen}
                variant="onImage"
                className={styles["whole"]}
                onClick={onFullScreen}
              />
            )}
          </div>
        )}
      </figure>
      {status === "unavailable" && (
        <div className={styles["notice"]}>
          <Alert
            variant="warning"
            announce="polite"
            actions={
              onRetry && (
                <Button size="small" onClick={onRetry}>
                  {mediaFrameTexts.retry}
                </Button>
              )
            }
          >
            {mediaFrameTexts.unavailable}
          </Alert>
        </div>
      )}
    </div>
  );
}
