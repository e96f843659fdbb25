import type { ReactNode } from "react";
import { Link } from "../../controls/link/link.tsx";
import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import styles from "./top-view-card.module.css";
import { topViewTexts } from "./texts.ts";

export interface TopViewCardProps {
  /** Picture of the floor plan. */
  imageUrl: string;
  /** What it shows, such as 'Badkamer'; completes the words of the link for screen readers, which the picture would only repeat. */
  title: string;
  /** Text beside it. Pass sanitized content. */
  children?: ReactNode | undefined;
  /** Address of this view in the media pane. */
  href: string;
  /** Whether it is the one in the media pane now. */
  current?: boolean | undefined;
}

/** A top view of the house to look at; its link brings it into the media pane. */
export function TopViewCard({ imageUrl, title, children, href, current = false }: TopViewCardProps) {
  return (
    <article className={styles["card"]} data-current={current || undefined}>
      <img className={styles["plan"]} src={imageUrl} alt="" loading="lazy" decoding="async" width={375} height={304} />
      <div className={styles["words"]}>
        {children}
        <Link href={href} className={styles["link"]} aria-current={current ? "true" : undefined}>
          {topViewTexts.details}
          <VisuallyHidden> {topViewTexts.of(title)}</VisuallyHidden>
        </Link>
        {current && <StatusBadge>{topViewTexts.shown}</StatusBadge>}
      </div>
    </article>
  );
}
