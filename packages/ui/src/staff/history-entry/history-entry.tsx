import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Heading } from "../../layout/heading/heading.tsx";
import { Text } from "../../layout/text/text.tsx";
import styles from "./history-entry.module.css";
import { historyEntryTexts as texts } from "./texts.ts";

/** One thing that changed. */
export interface HistoryChange {
  /** Unique among the changes of the entry. */
  key: string;
  /** 'Badkamer, Wandtegel'. */
  label: string;
  /** What it was; null: nothing. */
  before: string | null;
  /** What it became; null: nothing. */
  after: string | null;
}

export interface HistoryEntryProps {
  /** Moment, ISO 8601. */
  at: string;
  /** The same in words, '21-11-2026 14:05'. */
  moment: string;
  /** Who did it, and in which role. */
  actor: string;
  /** What was done, 'Keuzes gewijzigd'. */
  event: string;
  /** What it came down to; empty where nothing was chosen otherwise. */
  changes: readonly HistoryChange[];
  /** What it did to the total: '+ € 120,-', 'Totaal gelijk'. Left out where that is not known. */
  difference?: string | undefined;
  /** The total after it, 'Totaal € 1.250,-'. */
  total: string;
}

/** One line of a buyer's history: when and by whom, what changed into what, what it did to the price. Stands in a list. */
export function HistoryEntry({ at, moment, actor, event, changes, difference, total }: HistoryEntryProps) {
  return (
    <li className={styles["entry"]}>
      <div className={styles["when"]}>
        <time dateTime={at}>{moment}</time>
        <Text size={13} tone="muted">
          {actor}
        </Text>
      </div>
      <div className={styles["what"]}>
        <Heading as="h3" size={16}>
          {event}
        </Heading>
        {changes.length > 0 && (
          <ul className={styles["changes"]}>
            {changes.map(({ key, label, before, after }) => (
              <li key={key}>
                <Text as="span" size={13} tone="muted">
                  {label}:
                </Text>{" "}
                {before ?? texts.nothing} <span aria-hidden="true">→</span>
                <VisuallyHidden>{texts.becomes}</VisuallyHidden> <strong>{after ?? texts.nothing}</strong>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className={styles["price"]}>
        {difference && <span>{difference}</span>}
        <Text size={13} tone="muted">
          {total}
        </Text>
      </div>
    </li>
  );
}
