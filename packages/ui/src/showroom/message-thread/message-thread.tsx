import { useId, type ReactNode } from "react";
import { StatusBadge } from "../../feedback/status-badge/status-badge.tsx";
import { Text } from "../../layout/text/text.tsx";
import { MaterialTexture } from "../material-texture/material-texture.tsx";
import styles from "./message-thread.module.css";
import { messageThreadTexts as texts } from "./texts.ts";

/** A message of a thread. */
export interface ThreadMessage {
  id: string;
  /** Name of who wrote it, 'S. de Vries'. */
  by: string;
  /** Timestamp, ISO 8601. */
  at: string;
  /** The same timestamp for display, '21-11-2026 14:05'. */
  moment: string;
  /** Whether the reader's side wrote it. It stands at the other edge. */
  own: boolean;
  /** Whether the reader has not seen it before. */
  isNew?: boolean | undefined;
  words: string;
  pictures?: ReactNode;
}

export interface MessageThreadProps {
  /** What it is about, 'Solva travertin'. */
  title: string;
  /** Above the title, 'Badkamer'. */
  kicker?: string | undefined;
  /** The choice as it was then: colour, article number, amount. */
  facts?: readonly string[] | undefined;
  /** Picture of the choice. */
  imageUrl?: string | undefined;
  /** State of the thread, as a badge. */
  badge?: ReactNode;
  /** Level of its title in the page. */
  headingAs?: "h2" | "h3" | undefined;
  /** Oldest first. */
  messages: readonly ThreadMessage[];
  /** Where an answer is written, and other actions. */
  children?: ReactNode;
}

/** What was written about a choice, with the choice as it was then. */
export function MessageThread({
  title,
  kicker,
  facts = [],
  imageUrl,
  badge,
  headingAs: Heading = "h2",
  messages,
  children,
}: MessageThreadProps) {
  const id = useId();
  return (
    <section className={styles["thread"]} aria-labelledby={id}>
      <header className={styles["subject"]}>
        {imageUrl !== undefined && (
          <span className={styles["image"]}>
            <MaterialTexture imageUrl={imageUrl} fit="contain" />
          </span>
        )}
        <div className={styles["about"]}>
          {kicker !== undefined && (
            <Text size={13} tone="muted">
              {kicker}
            </Text>
          )}
          <Heading id={id} className={styles["title"]}>
            {title}
          </Heading>
          {facts.length > 0 && (
            <ul className={styles["facts"]}>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
        </div>
        {badge !== undefined && <span className={styles["badge"]}>{badge}</span>}
      </header>
      {messages.length > 0 && (
        <ol className={styles["messages"]}>
          {messages.map(({ id: messageId, by, at, moment, own, isNew, words, pictures }) => (
            <li key={messageId} className={styles["message"]} data-own={own || undefined}>
              <p className={styles["from"]}>
                <strong>{by}</strong> <time dateTime={at}>{moment}</time>{" "}
                {isNew === true && <StatusBadge variant="open">{texts.isNew}</StatusBadge>}
              </p>
              <p className={styles["words"]}>{words}</p>
              {pictures !== undefined && <div className={styles["pictures"]}>{pictures}</div>}
            </li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}
