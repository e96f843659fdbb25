import type { RoomChoice } from "../model/choices.ts";
import { isAccent } from "../model/tile-option.ts";
import { ZERO, type Cents } from "../money/cents.ts";
import { lineQuantity } from "./line-quantity.ts";
import { formatCostOf } from "./option-amounts.ts";
import { quantitiesOf, type PagePricing } from "./page-pricing.ts";
import type { PricedLine } from "./priced-line.ts";
import { addedCosts, cuttingLoss } from "./tile-amounts.ts";

/** What the gross price of a line is made of: quantity x price x (1 + cutting loss) + added. */
export interface Measure {
  /** m² or m¹. */
  readonly quantity: number;
  readonly unit: "m2" | "m1";
  /** Per unit. */
  readonly price: Cents;
  /** A fraction: 0.1 is 10%. */
  readonly cuttingLoss: number;
  /** Independent of the quantity. */
  readonly added: Cents;
}

/** The measure of a line of a room; null for a product that is counted by piece. */
export function measureOf(pricing: PagePricing, room: RoomChoice, line: PricedLine): Measure | null {
  const { quantity, unit } = lineQuantity(line, quantitiesOf(pricing, room), pricing.houseType);
  return unit === "piece" ? null : { quantity, unit, ...ratesOf(pricing, room, line) };
}

function ratesOf(
  pricing: PagePricing,
  room: RoomChoice,
  { slot, item }: PricedLine,
): Pick<Measure, "price" | "cuttingLoss" | "added"> {
  if (item.kind === "floor") {
    const { price_m2: price, cutting_loss: loss, addedCost: added } = item.floor;
    return { price, cuttingLoss: loss, added };
  }
  if (item.kind === "baseboard")
    return { price: item.baseboard.price, cuttingLoss: 0, added: item.baseboard.addedCost };
  const price = item.variant.product.grossPrice;
  switch (slot.kind) {
    case "tile": {
      const added = slot.surface === "wall" ? addedCosts(pricing, room).own : ZERO;
      return { price, cuttingLoss: cuttingLoss(pricing, slot.surface), added };
    }
    case "accent":
    case "option": {
      const added = isAccent(slot.option) ? ZERO : formatCostOf(pricing, room, slot.option);
      return { price, cuttingLoss: cuttingLoss(pricing, "wall"), added };
    }
    case "accessory":
    case "sanitary":
    case "floor":
      return { price, cuttingLoss: 0, added: ZERO };
  }
}
