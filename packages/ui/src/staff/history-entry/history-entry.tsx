import { VisuallyHidden } from "../../layout/visually-hidden/visually-hidden.tsx";
import { Heading } from "../../layout/heading/heading.tsx";
import { Text } from "../../layout/text/text.tsx";
import styles from "./history-entry.module.css";
import { historyEntryTexts as texts } from "./texts.ts";

/** One change. */
export interface HistoryChange {
  /** Unique among the changes of the entry. */
  key: string;
  /** 'Badkamer, Wandtegel'. */
  label: string;
  /** Old value; null for nothing. */
  before: string | null;
  /** New value; null for nothing. */
  after: string | null;
}

export interface HistoryEntryProps {
  /** Timestamp, ISO 8601. */
  at: string;
  /** The same timestamp for display, '21-11-2026 14:05'. */
  moment: string;
  /** Name and role of the person. */
  actor: string;
  /** Name of the event, 'Keuzes gewijzigd'. */
  event: string;
  /** The reason that somebody gave. */
  note?: string | undefined;
  /** The changed choices; empty when no choice changed. */
  changes: readonly HistoryChange[];
  /** Difference of the total: '+ € 120,-', 'Totaal gelijk'. Leave out when unknown. */
  difference?: string | undefined;
  /** The new total, 'Totaal € 1.250,-'. */
  total: string;
}

/** One entry of a buyer's history: time, person, changes and price difference. Use it inside a list. */
export function HistoryEntry({ at, moment, actor, event, note, changes, difference, total }: HistoryEntryProps) {
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
        {note && <p className={styles["note"]}>{note}</p>}
        {changes.length > 0 && (
          <ul className={styles["changes"]}>
            {changes.map(({ key, label, before, after }) => (
              <li key={key}>
                <Text as="span" size={13} tone="muted">
                  {`${label}:`}
                </Text>{" "}
                <span>{before ?? texts.nothing}</span> <span aria-hidden="true">→</span>
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
