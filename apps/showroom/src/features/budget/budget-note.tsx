import { Suspense, useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { Part } from "@showroom/domain/closing-date/closing-date";
import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import { cents } from "@showroom/domain/money/cents";
import { BudgetButton } from "@showroom/ui/showroom/budget-button/budget-button";
import { isLocked } from "../../shared/choices/choices-state.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { useCostView, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { lazyPart } from "../../timeline/lazy-part.tsx";
import { budgetQuery } from "./budget-query.ts";

const { Lazy: BudgetDialog } = lazyPart(async () => (await import("./budget-dialog.tsx")).BudgetDialog);

/** What is left of the buyer's budget, beside the total. Somebody who looks in the buyer's place does not see it. */
export function BudgetNote({ closed }: { readonly closed: readonly Part[] }) {
  const { project, store } = useShowroom();
  const userId = useChoices(store, ({ server }) => server.userId);
  const isOpen = useChoices(store, (state) => !state.readOnly && !isLocked(state));
  const { data } = useQuery({ ...budgetQuery(project.id, userId), enabled: isOpen });
  const total = useCostView()?.cost.totalPrice;
  const [isShown, setIsShown] = useState(false);
  if (!isOpen) return null;
  const budget = data?.budget ?? null;
  const rest = budget === null || total === undefined ? null : cents(budget - total);
  return (
    <>
      <BudgetButton
        rest={
          rest === null
            ? undefined
            : { kind: rest < 0 ? "over" : "left", amount: EXACT_AMOUNTS.euro(cents(Math.abs(rest))) }
        }
        used={budget === null || total === undefined ? undefined : Math.max(0, total / budget)}
        onPress={() => setIsShown(true)}
      />
      <Suspense>
        {isShown && <BudgetDialog budget={budget} closed={closed} onClose={() => setIsShown(false)} />}
      </Suspense>
    </>
  );
}
