import { PriceBreakdown } from "@showroom/ui/showroom/price-breakdown/price-breakdown";
import { useCostInput, useShowroom } from "../step-view/use-showroom.ts";
import { buildUpOf } from "./build-up.ts";
import type { BuildUpOptions } from "./build-up.ts";
import { useLeastPrice } from "./use-card-prices.ts";
import type { Alternative } from "./use-card-prices.ts";

export interface BuildUpProps {
  readonly alternatives: readonly Alternative[];
  /** Whether one of them is the present choice. */
  readonly chosen: boolean;
  readonly kind: BuildUpOptions["kind"];
  /** `dense` inside a card. */
  readonly density?: "regular" | "dense";
}

/** The breakdown of a card's amount, of the cheapest of its variants; nothing while prices are loading. */
export function BuildUp({ alternatives, chosen, kind, density = "dense" }: BuildUpProps) {
  const { project, houseType, page } = useShowroom();
  const floors = useCostInput()?.floors;
  const least = useLeastPrice(alternatives);
  if (least === null || floors === undefined) return null;
  const buildUp = buildUpOf({ project, houseType, page, floors }, least, { chosen, from: least.from, kind });
  return <PriceBreakdown {...buildUp} density={density} />;
}
