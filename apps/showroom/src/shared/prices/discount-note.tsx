import { Text } from "@showroom/ui/layout/text/text";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import { useShowroom } from "../step-view/use-showroom.ts";
import { discountsFor } from "./discount-words.ts";
import { priceTexts } from "./texts.ts";

/** Names the discounts that choices of the cost group can bring, before one is counted. */
export function DiscountNote({ group }: { readonly group: CostGroup }) {
  const rules = discountsFor(useShowroom().project, group);
  return (
    rules.length > 0 && (
      <Text size={14} tone="muted">
        {[...rules, priceTexts.discount.counted].join(" ")}
      </Text>
    )
  );
}
