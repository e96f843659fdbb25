import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./ruled-list.module.css";

export interface RuledListProps {
  /** `ol` when the order matters, such as a history. */
  as?: "ul" | "ol";
  /** Accessible name; required without a heading above the list. */
  label?: string | undefined;
  /** Vertical space of the items. */
  density?: "roomy" | "dense";
  /** `RuledItem` elements. */
  children: ReactNode;
  className?: string | undefined;
}

/** A list with hairlines between the items. */
export function RuledList({ as: List = "ul", label, density = "roomy", children, className }: RuledListProps) {
  return (
    <List className={classNames(styles["list"], className)} aria-label={label} data-density={density}>
      {children}
    </List>
  );
}

export interface RuledItemProps {
  /** Content at the end of the line, or below it when there is no room: a date, a price, an action. */
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
