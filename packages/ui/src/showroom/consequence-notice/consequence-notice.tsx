import Undo from "lucide-react/icons/undo-2";
import { Button } from "../../controls/button/button.tsx";
import { Alert } from "../../feedback/alert/alert.tsx";
import { PriceTag } from "../price-tag/price-tag.tsx";
import styles from "./consequence-notice.module.css";
import { consequenceTexts } from "./texts.ts";

/** One change that a choice caused elsewhere. */
export interface Consequence {
  id: string;
  /** What changed: 'Douchegoot', 'Voegkleur wand'. */
  subject: string;
  /** Name of the former product. */
  from: string;
  /** Name of the new product; undefined when it was removed. */
  to?: string | undefined;
  /** Why, in one sentence. */
  reason: string;
  /** Formatted price difference; not shown when left out. */
  difference?: string | undefined;
  /** Marks the difference as indicative. */
  indicative?: boolean | undefined;
}

export interface ConsequenceNoticeProps {
  /** Changes that the last choice caused elsewhere. An empty list shows nothing. */
  consequences: readonly Consequence[];
  /** Title of the notice; left out for what the buyer's last choice changed. */
  title?: string | undefined;
  /** Undoes the choice and everything that it changed. Undefined when there is nothing to undo. */
  onUndo: (() => void) | undefined;
  /** Closes the notice. */
  onDismiss: () => void;
}

/**
 * Shows what a choice changed elsewhere, why, and the price difference, with an undo button. Put it next to the choice.
 */
export function ConsequenceNotice({ consequences, title, onUndo, onDismiss }: ConsequenceNoticeProps) {
  return (
    // The live region exists before its message, so that the message is announced
    <div role="status">
      {consequences.length > 0 && (
        <Alert
          title={title ?? consequenceTexts.title}
          actions={
            <>
              {onUndo && (
                <Button size="small" icon={Undo} onClick={onUndo}>
                  {consequenceTexts.undo}
                </Button>
              )}
              <Button size="small" variant="quiet" onClick={onDismiss}>
                {consequenceTexts.keep}
              </Button>
            </>
          }
        >
          <ul className={styles["list"]}>
            {consequences.map(({ id, subject, from, to, reason, difference, indicative }) => (
              <li key={id} className={styles["item"]}>
                <span>
                  <strong>{`${subject}:`}</strong>{" "}
                  <span>{`${from} ${to === undefined ? consequenceTexts.dropped : `${consequenceTexts.becomes} ${to}`}`}</span>
                  {difference !== undefined && (
                    <span>
                      {" "}
                      <span className={styles["difference"]}>
                        (<PriceTag amount={difference} size="small" indicative={indicative} />)
                      </span>
                    </span>
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
