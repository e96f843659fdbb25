import type { ReactNode } from "react";
import { Link } from "../../controls/link/link.tsx";
import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./top-view-card.module.css";
import { topViewTexts } from "./texts.ts";

export interface TopViewCardProps {
  /** Picture of the floor plan; without it the card has words only. */
  imageUrl?: string | undefined;
  /**
   * The view's name, such as 'Badkamer'; added to the link's accessible name. The picture therefore has no alt text.
   */
  title: string;
  /** Text next to it. Pass sanitised content. */
  children?: ReactNode | undefined;
  /** URL that shows this view in the media pane. */
  href: string;
  /** Whether the media pane shows this view. */
  current?: boolean | undefined;
}

/** A card with a floor plan of the house; its link shows the plan in the media pane. */
export function TopViewCard({ imageUrl, title, children, href, current = false }: TopViewCardProps) {
  return (
    <article
      className={styles["card"]}
      data-current={current || undefined}
      data-words={imageUrl === undefined || undefined}
    >
      {imageUrl !== undefined && (
        <img
          className={styles["plan"]}
          src={imageUrl}
          alt=""
          loading="lazy"
          decoding="async"
          width={375}
          height={304}
        />
      )}
      <div className={styles["words"]}>
        {children}
        <Link href={href} className={styles["link"]} aria-current={current ? "true" : undefined}>
          {topViewTexts.details}
          <VisuallyHidden>{` ${topViewTexts.of(title)}`}</VisuallyHidden>
        </Link>
        {current && <StatusBadge>{topViewTexts.shown}</StatusBadge>}
      </div>
    </article>
  );
}
