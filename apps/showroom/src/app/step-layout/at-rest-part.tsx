import { useShowroom } from "../../shared/step-view/use-showroom.ts";
import { ChoiceToast } from "./choice-toast.tsx";
import { ConsequenceBar } from "./consequence-bar.tsx";
import { StepBudget } from "./step-budget.tsx";

const PARTS = { consequences: ConsequenceBar, toast: ChoiceToast, budget: StepBudget };

export interface AtRestPartProps {
  readonly part: keyof typeof PARTS;
}

/** The parts of a step that nobody needs before the first choice, in one file. */
export function AtRestPart({ part }: AtRestPartProps) {
  const { page } = useShowroom();
  const Part = PARTS[part];
  return <Part key={page.id} />;
}
