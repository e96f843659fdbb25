import { EXACT_AMOUNTS } from "@showroom/domain/format/amounts-that-add-up";
import type { LineItem } from "@showroom/domain/model/cost";
import { PriceTag } from "@showroom/ui/showroom/price-tag/price-tag";

/** What a choice in a picture costs extra. */
export const lineAmount = ({ totalPrice, indicative }: Pick<LineItem, "totalPrice" | "indicative">) => (
  <PriceTag
    size="small"
    amount={totalPrice === 0 ? undefined : EXACT_AMOUNTS.difference(totalPrice)}
    indicative={indicative && totalPrice !== 0}
    align="end"
  />
);
