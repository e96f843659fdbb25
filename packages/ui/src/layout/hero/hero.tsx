import type { ReactNode, Ref } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./hero.module.css";

export interface HeroProps {
  /** The header picture, an `<img>` (or `<picture>`) with width, height, `fetchPriority="high"` and no lazy loading. */
  image: ReactNode;
  /** The project's name. */
  kicker?: ReactNode;
  /** The page's only `h1`. */
  title: ReactNode;
  /** Ref to focus the heading after a route change. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** A sentence under the title. */
  subtitle?: ReactNode;
  /** The one action of the page. */
  action?: ReactNode;
  /** `tall` for a landing page, `short` for other pages. */
  size?: "tall" | "short";
  className?: string | undefined;
  /** More text under the subtitle. */
  children?: ReactNode;
}

/** The start of a page: one large picture, and next to it the title and the main action. No text on the picture. */
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
