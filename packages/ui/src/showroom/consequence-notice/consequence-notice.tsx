import Undo from "lucide-react/icons/undo-2";
import { Button } from "../../controls/button/button.tsx";
import { Alert } from "../../feedback/alert/alert.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./consequence-notice.module.css";
import { consequenceTexts } from "./texts.ts";

/** One thing that a choice changed elsewhere. */
export interface Consequence {
  id: string;
  /** What changed: 'Douchegoot', 'Voegkleur wand'. */
  subject: string;
  /** Name of what was chosen. */
  from: string;
  /** Name of what is chosen now; left out: it was dropped. */
  to?: string | undefined;
  /** Why, in one sentence. */
  reason: string;
  /** Formatted difference; left out: none, and nothing is said of it. */
  difference?: string | undefined;
}

export interface ConsequenceNoticeProps {
  /** What the last choice changed elsewhere. An empty list shows nothing. */
  consequences: readonly Consequence[];
  /** The project has no hard prices: the differences say so. */
  indicative?: boolean | undefined;
  /** Takes back the choice and all that it changed. */
  onUndo: () => void;
  /** The visitor has read it. */
  onDismiss: () => void;
}

/** Tells what a choice changed elsewhere, why, and what it costs, and takes it back on request. Put it where the choice was made. */
export function ConsequenceNotice({ consequences, indicative, onUndo, onDismiss }: ConsequenceNoticeProps) {
  return (
    // The region is there before its message, so that the message is spoken
    <div role="status">
      {consequences.length > 0 && (
        <Alert
          title={consequenceTexts.title}
          actions={
            <>
              <Button size="small" icon={Undo} onClick={onUndo}>
                {consequenceTexts.undo}
              </Button>
              <Button size="small" variant="quiet" onClick={onDismiss}>
                {consequenceTexts.keep}
              </Button>
            </>
          }
        >
          <ul className={styles["list"]}>
            {consequences.map(({ id, subject, from, to, reason, difference }) => (
              <li key={id} className={styles["item"]}>
                <span>
                  <strong>{subject}:</strong> {from}{" "}
                  {to === undefined ? consequenceTexts.dropped : `${consequenceTexts.becomes} ${to}`}
                  {difference !== undefined && (
                    <>
                      {" "}
                      <span className={styles["difference"]}>
                        (<PriceTag amount={difference} size="small" indicative={indicative} />)
                      </span>
                    </>
                  )}
                </span>
                <span className={styles["reason"]}>{reason}</span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
