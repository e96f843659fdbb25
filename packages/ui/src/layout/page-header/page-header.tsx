import type { ReactNode, Ref } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./page-header.module.css";

export interface PageHeaderProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** To move the focus to the heading after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A line above the title. */
  kicker?: ReactNode;
  /** A sentence or two under the title. */
  intro?: ReactNode;
  /** Beside the title where there is room: a badge, a total, an action. */
  aside?: ReactNode;
  /** `small` where the page is for working in, such as a list. */
  size?: "large" | "small";
  className?: string | undefined;
}

/** The beginning of a page: what it is, and in a sentence what one does here. */
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
