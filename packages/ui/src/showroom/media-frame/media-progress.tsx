import { cssProperties } from "../../foundations/css-properties.ts";
import styles from "./media-progress.module.css";
import { mediaFrameTexts } from "./texts.ts";

export interface MediaProgressProps {
  /** Progress from 0 to 1; leave out when unknown. */
  progress?: number | undefined;
}

/** A thin progress line with a text at the bottom of the picture. It does not block the page. */
export function MediaProgress({ progress }: MediaProgressProps) {
  return (
    <div className={styles["progress"]}>
      <span className={styles["words"]} role="status">
        {mediaFrameTexts.working}
      </span>
      <span className={styles["track"]} aria-hidden="true">
        <span
          className={styles["bar"]}
          data-unknown={progress === undefined || undefined}
          ref={cssProperties({
            transform: progress === undefined ? undefined : `scaleX(${Math.min(1, Math.max(0, progress))})`,
          })}
        />
      </span>
    </div>
  );
}
