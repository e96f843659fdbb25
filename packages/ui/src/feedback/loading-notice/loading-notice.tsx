import { Surface } from "../../layout/surface/surface.tsx";
import { useLasting } from "../use-lasting.ts";
import styles from "./loading-notice.module.css";
import { loadingNoticeTexts as texts } from "./texts.ts";

export interface LoadingNoticeProps {
  /** True while a page loads. */
  active: boolean;
  /** Shows a progress line at the top of the window. For places without another loading indicator. */
  line?: boolean;
  /** Milliseconds until the text about slow loading appears; 0 shows it at once. */
  slowAfter?: number;
}

/** Loading indicator between two pages: a line after half a second, and a reassuring text after some seconds. */
export function LoadingNotice({ active, line = false, slowAfter = 3_000 }: LoadingNoticeProps) {
  const waits = useLasting(active);
  const slow = useLasting(active, slowAfter, slowAfter === 0);
  return (
    <>
      {line && waits && (
        <span className={styles["track"]} aria-hidden="true">
          <span className={styles["bar"]} />
        </span>
      )}
      {/* The live region exists before its text, otherwise the text is not announced */}
      <div role="status" className={styles["place"]}>
        {slow && (
          <Surface ground="sheet" line="around" floating className={styles["words"]}>
            <p className={styles["slow"]}>{texts.slow}</p>
            <p>{texts.patience}</p>
          </Surface>
        )}
      </div>
    </>
  );
}
