import styles from "./tile-card.module.css";
import { tileTexts } from "./texts.ts";

/** Mark of a rectified tile (cut to exact size): a right-angle icon with the word. */
export function RectifiedMark() {
  return (
    <span className={styles["rectified"]}>
      <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
        <path d="M3 1.5V13h11.5M3 9h4v4" />
      </svg>
      {tileTexts.rectified}
    </span>
  );
}
