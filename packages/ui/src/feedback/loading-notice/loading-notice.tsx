import { Surface } from "../../layout/surface/surface.tsx";
import { useLasting } from "../use-lasting.ts";
import styles from "./loading-notice.module.css";
import { loadingNoticeTexts as texts } from "./texts.ts";

export interface LoadingNoticeProps {
  /** A page is on its way, and there is nothing else to do meanwhile. */
  active: boolean;
  /** Draws a line along the top of the window, where nothing else shows that a page is on its way. */
  line?: boolean;
  /** Milliseconds until it says that this takes long; 0: it says so from the start. */
  slowAfter?: number;
}

/** Between two pages: a line once one notices the waiting, and after some seconds words that say that nothing is lost. */
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
      {/* There before its words, or they would not be read out */}
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
