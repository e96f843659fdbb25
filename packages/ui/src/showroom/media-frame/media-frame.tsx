import { useState, type ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import ChevronUp from "lucide-react/icons/chevron-up";
import ImageIcon from "lucide-react/icons/image";
import Maximize from "lucide-react/icons/maximize";
import { Button } from "../../controls/button/button.tsx";
import { IconButton } from "../../controls/icon-button/icon-button.tsx";
import { Alert } from "../../feedback/alert/alert.tsx";
import { useRetries } from "../../layout/picture/use-retries.ts";
import { useLasting } from "../../feedback/use-lasting.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import { PictureFailure } from "../picture-failure/picture-failure.tsx";
import { pictureFailureTexts } from "../picture-failure/texts.ts";
import { CrossFade } from "./cross-fade.tsx";
import { MediaProgress } from "./media-progress.tsx";
import styles from "./media-frame.module.css";
import { mediaFrameTexts } from "./texts.ts";
import { useStuck } from "./use-stuck.ts";

export interface MediaFrameProps {
  /** URL of the picture; without it the placeholder is shown. A new URL cross-fades. */
  src?: string | undefined;
  /** Smaller copies of the picture, as in `<img>`. The browser loads one that fits. */
  srcSet?: string | undefined;
  /** Alt text, made from the choices: 'Badkamer met wandtegel Solva travertin …'. */
  alt: string;
  /** Heading over the top of the picture, on a blurred background. */
  header?: ReactNode | undefined;
  /** What kind of picture it is, beside the header: 'Impressie'. */
  note?: string | undefined;
  /**
   * `working` while a new picture is rendered (the old one stays; the progress shows after half a second),
   * `unavailable` when the render service cannot be reached.
   */
  status?: "ready" | "working" | "unavailable" | undefined;
  /** Progress from 0 to 1, if known. */
  progress?: number | undefined;
  /** Retries when the render service is unavailable. */
  onRetry?: (() => void) | undefined;
  /** What lies over the picture and below its buttons, such as `PictureParts`. */
  layer?: ReactNode | undefined;
  /** Opens the picture full screen. */
  onFullScreen?: (() => void) | undefined;
  /** Called when the picture cannot load. */
  onError?: (() => void) | undefined;
  /**
   * `contain` for floor plans. `room` for renders: as large as possible with at most a tenth cut off at each side,
   * surrounded by a blurred copy. `cover` for photographs, which may be cropped.
   */
  fit?: "cover" | "contain" | "room" | undefined;
  /** Replaces the text shown without a picture. */
  placeholder?: string | undefined;
  /**
   * Above the choices the frame is sticky; in a low window it shrinks to a strip of 30% of the window's height. Not for
   * dialogs.
   */
  shrinks?: boolean | undefined;
}

/**
 * A large picture. A new one fades in over it; while a new one is rendered or fails, the last one stays. Above the
 * choices it is sticky. In a low window it shrinks to a strip, and a tap expands it.
 */
export function MediaFrame({
  src,
  srcSet,
  alt,
  header,
  note,
  status = "ready",
  progress,
  onRetry,
  layer,
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
  const retries = useRetries(src);
  // The last picture that loaded stays while a newer one fails.
  const [hasPicture, setHasPicture] = useState(false);
  const failed = retries.failed && status !== "working";
  const fail = (): void => {
    retries.onError();
    onError?.();
  };
  return (
    <div className={styles["pane"]}>
      {shrinks && <div ref={marker} className={styles["marker"]} />}
      <figure
        className={styles["frame"]}
        data-shrinks={shrinks || undefined}
        data-strip={strip || undefined}
        data-expanded={open || undefined}
        data-working={waits || undefined}
      >
        {src !== undefined && (
          <CrossFade
            src={src}
            srcSet={srcSet}
            alt={alt}
            fit={fit}
            attempt={retries.attempt}
            onError={fail}
            onShown={() => setHasPicture(true)}
          />
        )}
        {layer}
        {failed && !hasPicture && <PictureFailure className={styles["failure"]} onRetry={retries.retry} />}
        {src === undefined && (
          <p className={styles["placeholder"]}>
            <Icon of={ImageIcon} size="large" />
            {placeholder}
          </p>
        )}
        {header && (
          <figcaption className={styles["header"]}>
            <div>{header}</div>
            {note && <span className={styles["note"]}>{note}</span>}
          </figcaption>
        )}
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
            {onFullScreen && !(retries.failed && !hasPicture) && (
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
      {failed && hasPicture && status === "ready" && (
        <div className={styles["notice"]}>
          <Alert
            variant="warning"
            announce="polite"
            actions={
              <Button size="small" onClick={retries.retry}>
                {pictureFailureTexts.retry}
              </Button>
            }
          >
            {pictureFailureTexts.failed}
          </Alert>
        </div>
      )}
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
