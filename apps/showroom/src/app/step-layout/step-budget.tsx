import { useMemo } from "react";
import { useQuery } from "@tanstack/react-query";
import { BudgetNote } from "../../features/budget/budget-note.tsx";
import { closedIn, ownClosingsQuery } from "../../shared/closings/own-closings.ts";
import { useShowroom } from "../../shared/step-view/use-showroom.ts";

/** The budget beside the total of a step, with the parts that are closed by now. */
export function StepBudget() {
  const { project } = useShowroom();
  const { data } = useQuery(ownClosingsQuery(project.id));
  const closed = useMemo(() => closedIn(data?.items ?? []), [data]);
  return <BudgetNote closed={closed} />;
}
