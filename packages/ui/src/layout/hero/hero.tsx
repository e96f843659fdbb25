import type { ReactNode, Ref } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./hero.module.css";

export interface HeroProps {
  /** The header picture, an `<img>` (or `<picture>`) with width, height, `fetchPriority="high"` and no lazy loading. */
  image: ReactNode;
  /** The project's name. */
  kicker?: ReactNode;
  /** The page's one `h1`. */
  title: ReactNode;
  /** To move the focus to the heading after a change of route. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A sentence under the title. */
  subtitle?: ReactNode;
  /** The one action of the page. */
  action?: ReactNode;
  /** `tall` opens a landing page, `short` any other. */
  size?: "tall" | "short";
  className?: string | undefined;
  /** More words under the subtitle. */
  children?: ReactNode;
}

/** One large picture, and beside it on paper what this is and the one thing to do. The picture never has words on it. */
export function Hero({
  image,
  kicker,
  title,
  headingRef,
  subtitle,
  action,
  size = "tall",
  className,
  children,
}: HeroProps) {
  return (
    <section className={classNames(styles["hero"], className)} data-size={size}>
      <div className={styles["picture"]}>{image}</div>
      <div className={styles["paper"]}>
        {kicker && <p className={styles["kicker"]}>{kicker}</p>}
        <h1 ref={headingRef} tabIndex={-1} className={styles["title"]}>
          {title}
        </h1>
        {subtitle && <p className={styles["subtitle"]}>{subtitle}</p>}
        {children}
        {action && <div className={styles["action"]}>{action}</div>}
      </div>
    </section>
  );
}
