import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import styles from "./summary.module.css";

/** The placeholder of the total beside the title. */
export function TotalPlaceholder() {
  return <Skeleton variant="block" className={styles["totalPlaceholder"]} />;
}

/** The placeholder of the choices, as high as the window. */
export function SectionsPlaceholder() {
  return (
    <div className={styles["sectionsPlaceholder"]}>
      <Skeleton variant="block" className={styles["picturePlaceholder"]} />
    </div>
  );
}
