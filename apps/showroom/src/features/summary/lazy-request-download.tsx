import { Suspense } from "react";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import styles from "./overview-page.module.css";
import type { RequestDownloadProps } from "./request-download.tsx";

const { Lazy } = lazyPart(async () => (await import("./request-download.tsx")).RequestDownload);

/** Downloads what was handed in. Its code comes after the page is seen. */
export function LazyRequestDownload(props: RequestDownloadProps) {
  return (
    <div className={styles["download"]} data-print="hide">
      <Suspense>
        <Lazy {...props} />
      </Suspense>
    </div>
  );
}
