import type { Part } from "@showroom/domain/closing-date/closing-date";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { cents, type Cents } from "@showroom/domain/money/cents";
import { Dialog } from "@showroom/ui/overlays/dialog/dialog";
import { useCostView } from "../../shared/step-view/use-showroom.ts";
import { BudgetForm } from "./budget-form.tsx";
import { LettingGoList } from "./letting-go-list.tsx";
import { budgetTexts as texts } from "./texts.ts";
import styles from "./budget.module.css";

export interface BudgetDialogProps {
  readonly budget: Cents | null;
  /** Parts in which nothing can be chosen any more. */
  readonly closed: readonly Part[];
  readonly onClose: () => void;
}

/** The budget of the home, and what the buyer can let go to stay within it. */
export function BudgetDialog({ budget, closed, onClose }: BudgetDialogProps) {
  const total = useCostView()?.cost.totalPrice;
  const { euro } = EXACT_AMOUNTS;
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={texts.title} size="form" hideLogo>
      <div className={styles["budget"]}>
        <BudgetForm key={budget} budget={budget} />
        {total !== undefined && (
          <p>
            {budget === null
              ? texts.total(euro(total))
              : `${texts.total(euro(total))} ${(total > budget ? texts.over : texts.left)(euro(budget), euro(cents(Math.abs(budget - total))))}`}
          </p>
        )}
        <LettingGoList closed={closed} />
      </div>
    </Dialog>
  );
}
