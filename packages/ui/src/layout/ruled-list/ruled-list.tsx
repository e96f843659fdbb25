import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./ruled-list.module.css";

export interface RuledListProps {
  /** `ol` where the sequence says something, such as a history. */
  as?: "ul" | "ol";
  /** Read before the list; needed where no heading stands above it. */
  label?: string | undefined;
  /** How much room its lines have. */
  density?: "roomy" | "dense";
  /** `RuledItem` elements. */
  children: ReactNode;
  className?: string | undefined;
}

/** Things of one kind below one another, with hairlines between them. */
export function RuledList({ as: List = "ul", label, density = "roomy", children, className }: RuledListProps) {
  return (
    <List className={classNames(styles["list"], className)} aria-label={label} data-density={density}>
      {children}
    </List>
  );
}

export interface RuledItemProps {
  /** At the end of the line where there is room, below it otherwise: a date, a price, what one can do with it. */
  aside?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** One line of a ruled list. */
export function RuledItem({ aside, children, className }: RuledItemProps) {
  return (
    <li className={classNames(styles["item"], className)}>
      <div className={styles["what"]}>{children}</div>
      {aside && <div className={styles["aside"]}>{aside}</div>}
    </li>
  );
}
