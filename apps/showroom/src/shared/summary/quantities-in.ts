import type { LineItem } from "@showroom/domain/model/cost";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { lineQuantity } from "@showroom/domain/pricing/line-quantity";
import type { LineQuantity } from "@showroom/domain/pricing/line-quantity";
import { pagePricing, quantitiesOf } from "@showroom/domain/pricing/page-pricing";

/** Finds how much a line of a page has of its product, with the present choices. */
export function quantitiesIn(
  { project, houseType, pages, choices }: CostInput,
  pageId: number,
): (line: LineItem) => LineQuantity | null {
  const page = pages.find(({ id }) => id === pageId);
  if (page === undefined) return () => null;
  const pricing = pagePricing(project, houseType, page);
  const quantities = quantitiesOf(pricing, choices[pageId] ?? pricing.standard);
  return (line) => lineQuantity(line, quantities, houseType);
}
