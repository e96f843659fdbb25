import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import styles from "./summary.module.css";

/** The placeholder of the total beside the title. */
export function AwaitedTotal() {
  return <Skeleton variant="block" className={styles["awaitedTotal"]} />;
}

/** The placeholder of the choices, as high as the window. */
export function AwaitedSections() {
  return (
    <div className={styles["awaitedSections"]}>
      <Skeleton variant="block" className={styles["awaitedPicture"]} />
    </div>
  );
}
