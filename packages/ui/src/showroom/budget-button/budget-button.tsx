import Wallet from "lucide-react/icons/wallet";
import { cssProperties } from "../../foundations/css-properties.ts";
import { Icon } from "../../layout/icon/icon.tsx";
import styles from "./budget-button.module.css";
import { budgetButtonTexts as texts } from "./texts.ts";

export interface BudgetButtonProps {
  /** What is left of the budget, or the amount above it; left out without a budget, or while the total is unknown. */
  rest?: { readonly kind: "left" | "over"; readonly amount: string } | undefined;
  /** Share of the budget that is used: 0.4, or more than 1. */
  used?: number | undefined;
  /** Opens the budget. */
  onPress: () => void;
}

/**
 * Says quietly what is left of the buyer's budget, beside the total of the price bar. A thin line shows how much is used. On a phone
 * the total itself is the button; the words are its name there.
 */
export function BudgetButton({ rest, used, onPress }: BudgetButtonProps) {
  const words = rest === undefined ? texts.none : texts[rest.kind](rest.amount);
  return (
    <>
      {rest !== undefined && used !== undefined && (
        <span
          className={styles["meter"]}
          ref={cssProperties({ transform: `scaleX(${Math.min(1, used)})` })}
          data-over={rest.kind === "over" || undefined}
          aria-hidden="true"
        />
      )}
      <button
        type="button"
        className={styles["button"]}
        data-over={rest?.kind === "over" || undefined}
        aria-label={rest === undefined ? words : texts.name(words)}
        aria-haspopup="dialog"
        onClick={onPress}
      >
        <Icon of={Wallet} />
        <span className={styles["words"]}>{words}</span>
      </button>
    </>
  );
}
