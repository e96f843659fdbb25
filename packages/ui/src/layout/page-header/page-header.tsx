import type { ReactNode, Ref } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./page-header.module.css";

export interface PageHeaderProps {
  /** The page's only `h1`. */
  title: ReactNode;
  /** Ref to focus the heading after a route change. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A line above the title. */
  kicker?: ReactNode;
  /** A sentence or two under the title. */
  intro?: ReactNode;
  /** Next to the title where there is room: a badge, a total, an action. */
  aside?: ReactNode;
  /** `small` for work pages, such as a list. */
  size?: "large" | "small";
  className?: string | undefined;
}

/** The start of a page: its title and a short introduction. */
export function PageHeader({ title, headingRef, kicker, intro, aside, size = "large", className }: PageHeaderProps) {
  return (
    <header className={classNames(styles["header"], className)} data-size={size}>
      <div className={styles["words"]}>
        {kicker && <p className={styles["kicker"]}>{kicker}</p>}
        <h1 ref={headingRef} tabIndex={-1} className={styles["title"]}>
          {title}
        </h1>
        {intro && <div className={styles["intro"]}>{intro}</div>}
      </div>
      {aside && <div className={styles["aside"]}>{aside}</div>}
    </header>
  );
}
