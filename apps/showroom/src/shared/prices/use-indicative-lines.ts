import { linesOf } from "@showroom/domain/model/cost";
import { costGroupOf } from "@showroom/domain/model/line-part";
import type { CostGroup } from "@showroom/domain/model/line-part";
import { useCostView, useShowroom } from "../step-view/use-showroom.ts";

/** Whether the present choices of the step have an indicative price in the cost group. */
export function useIndicativeLines(group: CostGroup): boolean {
  const { page, project } = useShowroom();
  const own = useCostView()?.cost.pageCosts.find(({ id }) => id === page.id);
  if (own === undefined) return !project.hasHardPrices;
  return linesOf(own).some(({ part, indicative }) => indicative && costGroupOf(part) === group);
}
