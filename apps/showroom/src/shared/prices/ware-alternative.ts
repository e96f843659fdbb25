import { selectSanitary } from "@showroom/domain/selection/sanitary";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { Alternative } from "./use-card-prices.ts";

/** What a card of sanitary ware offers: for the amount on the card, and for the filter that follows it. */
export const wareAlternative = (groupId: number, choice: ProductChoice): Alternative => ({
  name: `sanitary/${groupId}/${choice.variantProjectProductId}`,
  action: (context, room) => selectSanitary(context, room, groupId, choice),
});
