import styles from "./media-frame.module.css";
import { mediaFrameTexts } from "./texts.ts";

export interface MediaProgressProps {
  /** Share of the work done, 0 to 1; left out when it is not known. */
  progress?: number | undefined;
}

/** A fine line along the foot of the picture with a word: something is coming, nothing need be waited for. */
export function MediaProgress({ progress }: MediaProgressProps) {
  return (
    <div className={styles["progress"]}>
      <span className={styles["progressWords"]} role="status">
        {mediaFrameTexts.working}
      </span>
      <span className={styles["track"]} aria-hidden="true">
        <span
          className={styles["bar"]}
          data-unknown={progress === undefined || undefined}
          style={progress === undefined ? undefined : { transform: `scaleX(${Math.min(1, Math.max(0, progress))})` }}
        />
      </span>
    </div>
  );
}
