import type { RoomChoice } from "../model/choices.ts";
import { isAccent } from "../model/tile-option.ts";
import { ZERO, type Cents } from "../money/cents.ts";
import { formatCostOf } from "./option-amounts.ts";
import { optionSurface } from "./option-surface.ts";
import { quantitiesOf, type PagePricing } from "./page-pricing.ts";
import type { PricedLine } from "./priced-line.ts";
import { profileFor } from "./quantities.ts";
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
export function measureOf(
  pricing: PagePricing,
  room: RoomChoice,
  { slot, item }: Pick<PricedLine, "slot" | "item">,
): Measure | null {
  const { houseType } = pricing;
  if (item.kind === "floor") {
    const { price_m2: price, cutting_loss: loss, addedCost: added } = item.floor;
    return { quantity: houseType.amountFloorsM2, unit: "m2", price, cuttingLoss: loss, added };
  }
  if (item.kind === "baseboard") {
    const { price, addedCost: added } = item.baseboard;
    return { quantity: houseType.amountBaseboards, unit: "m1", price, cuttingLoss: 0, added };
  }
  const price = item.variant.product.grossPrice;
  const quantities = quantitiesOf(pricing, room);
  switch (slot.kind) {
    case "tile": {
      const added = slot.surface === "wall" ? addedCosts(pricing, room).own : ZERO;
      return {
        quantity: quantities[slot.surface],
        unit: "m2",
        price,
        cuttingLoss: cuttingLoss(pricing, slot.surface),
        added,
      };
    }
    case "accessory": {
      const { place, type } = slot;
      const onOption = place !== "wall" && place !== "floor";
      const surface = onOption ? optionSurface(quantities, place) : quantities[place];
      const metres = onOption ? profileFor(quantities, surface) : quantities.profile;
      const isProfile = type === "FinishingProfile";
      return {
        quantity: isProfile ? metres : surface,
        unit: isProfile ? "m1" : "m2",
        price,
        cuttingLoss: 0,
        added: ZERO,
      };
    }
    case "accent":
    case "option": {
      const { option } = slot;
      return {
        quantity: optionSurface(quantities, option),
        unit: "m2",
        price,
        cuttingLoss: cuttingLoss(pricing, "wall"),
        added: isAccent(option) ? ZERO : formatCostOf(pricing, room, option),
      };
    }
    case "sanitary":
    case "floor":
      return null;
  }
}
