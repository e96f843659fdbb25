import styles from "./explain-price.module.css";
import { choiceTexts } from "./texts.ts";

export interface ExplainPriceProps {
  /** Name of the card. */
  readonly title: string;
  /** Opens the breakdown. */
  readonly onExplain: () => void;
}

/** The button 'Prijsopbouw' below a card. Give it as the card's `actions`. */
export function ExplainPrice({ title, onExplain }: ExplainPriceProps) {
  return (
    <span role="group" aria-label={choiceTexts.more(title)}>
      <button type="button" className={styles["explain"]} aria-haspopup="dialog" onClick={onExplain}>
        {choiceTexts.breakdown}
      </button>
    </span>
  );
}
