import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { Spinner } from "@showroom/ui/feedback/spinner/spinner";
import { Surface } from "@showroom/ui/layout/surface/surface";
import { placeholderTexts } from "./texts.ts";
import shapes from "./shapes.module.css";
import styles from "./placeholder.module.css";

/** The placeholder of a page outside the showroom. `hero` has a picture beside the first text. */
export function PublicPlaceholder({ kind }: { kind: "hero" | "plain" }) {
  const words = (
    <div className={styles["words"]}>
      <Skeleton variant="block" className={shapes["title"]} />
      <Skeleton lines={3} />
      <Skeleton variant="block" className={shapes["button"]} />
    </div>
  );
  return (
    <div className={styles["page"]}>
      <Surface ground="sheet" line="below" className={styles["navigation"]}>
        <Skeleton variant="block" className={styles["name"]} />
        <Spinner label={placeholderTexts.loading} diameter={24} patient className={styles["turning"]} />
      </Surface>
      <main aria-busy="true" className={styles[kind]}>
        {kind === "hero" && <Skeleton variant="block" className={styles["picture"]} />}
        {words}
      </main>
    </div>
  );
}
