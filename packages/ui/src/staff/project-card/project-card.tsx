import type { ReactNode } from "react";
import { Link } from "../../controls/link/link.tsx";
import { Facts, type Fact } from "../../layout/facts/facts.tsx";
import { Heading } from "../../layout/heading/heading.tsx";
import { Text } from "../../layout/text/text.tsx";
import styles from "./project-card.module.css";

export interface ProjectCardProps {
  /** The project's name. */
  title: string;
  /** URL of its list of buyers. */
  href: string;
  /** A status badge, for a project that is not active. */
  badge?: ReactNode;
  /** Name of its showroom. */
  note?: ReactNode;
  /** Counts and dates. */
  facts: readonly Fact[];
  /** Heading level of the title. */
  headingAs?: "h2" | "h3";
}

/** A card of a project with its counts and dates. The link covers the card. */
export function ProjectCard({ title, href, badge, note, facts, headingAs = "h2" }: ProjectCardProps) {
  return (
    <article className={styles["card"]}>
      <div className={styles["head"]}>
        <Heading as={headingAs} size={28}>
          <Link href={href} variant="quiet" className={styles["link"]}>
            {title}
          </Link>
        </Heading>
        {badge}
      </div>
      {note && (
        <Text size={14} tone="muted">
          {note}
        </Text>
      )}
      <Facts facts={facts} columns="two" line="above" className={styles["facts"]} />
    </article>
  );
}
