import { Skeleton } from "@showroom/ui/feedback/skeleton/skeleton";
import { RuledItem, RuledList } from "@showroom/ui/layout/ruled-list/ruled-list";
import styles from "./home-page.module.css";

/** The placeholder of the list of projects while it and its code are loading. */
export function ProjectsPlaceholder() {
  return (
    <div aria-hidden="true">
      <RuledList className={styles["projects"]}>
        {["first", "second", "third", "fourth"].map((place) => (
          <RuledItem key={place}>
            <Skeleton variant="block" className={styles["namePlaceholder"]} />
          </RuledItem>
        ))}
      </RuledList>
    </div>
  );
}
