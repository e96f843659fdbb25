import { useId, type ReactNode } from "react";
import ChevronDown from "lucide-react/icons/chevron-down";
import { Button } from "../../controls/button/button.tsx";
import { useDisclosure } from "../../foundations/use-disclosure.ts";
import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import { Icon } from "../../layout/icon/icon.tsx";
import { Text } from "../../layout/text/text.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./summary-section.module.css";
import { summaryTexts } from "./texts.ts";

export interface SummarySectionProps {
  /** Title of the page: 'Badkamer'. */
  title: string;
  /** Whether its choices are confirmed: badge 'Voorkeuren opgeslagen' or 'Nog niet bekeken'. Leave out for no badge. */
  completed?: boolean | undefined;
  /** Formatted total of the section; without it, 'Inbegrepen' is shown. */
  total?: string | undefined;
  /** Instead of the total, for a page without a choice. */
  instead?: string | undefined;
  /** Marks the total as indicative, for a project without hard prices. */
  indicative?: boolean | undefined;
  /** URL of the step. Leave out for no button, as after submission. */
  stepHref?: string | undefined;
  /** Picture of the chosen room, above the table. */
  picture?: { src: string; alt: string } | undefined;
  /** Whether the section is open. Closed tables stay in the DOM and are printed. */
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Summary tables. Without tables the section cannot open. */
  children?: ReactNode | undefined;
}

/** A room in the summary: its picture and tables. The parent controls `open`. */
export function SummarySection({
  title,
  completed,
  total,
  instead,
  indicative,
  stepHref,
  picture,
  open,
  onOpenChange,
  children,
}: SummarySectionProps) {
  const id = useId();
  const disclosure = useDisclosure({ open, onOpenChange });
  const heading = (
    <span className={styles["title"]} id={id}>
      {title}
    </span>
  );
  return (
    <section aria-labelledby={id} className={styles["section"]}>
      <header className={styles["header"]}>
        <h2 className={styles["heading"]}>
          {children ? (
            <button type="button" {...disclosure.button} className={styles["trigger"]}>
              {heading}
              <Icon of={ChevronDown} className={styles["arrow"]} />
            </button>
          ) : (
            heading
          )}
        </h2>
        {completed !== undefined && (
          <StatusBadge variant={completed ? "done" : "open"}>
            {completed ? summaryTexts.completed : summaryTexts.open}
          </StatusBadge>
        )}
        <span className={styles["total"]}>
          {instead ? (
            <Text as="span" tone="muted">
              {instead}
            </Text>
          ) : (
            <PriceTag amount={total} align="end" indicative={indicative} />
          )}
        </span>
        {stepHref !== undefined && (
          <Button href={stepHref} size="small" className={styles["go"]}>
            {summaryTexts.goToStep(title)}
          </Button>
        )}
      </header>
      {children && (
        <div {...disclosure.panel} className={styles["content"]}>
          <div className={styles["panel"]}>
            {picture && (
              <img
                className={styles["picture"]}
                src={picture.src}
                alt={picture.alt}
                loading="lazy"
                decoding="async"
                width={1280}
                height={548}
              />
            )}
            {children}
          </div>
        </div>
      )}
    </section>
  );
}
