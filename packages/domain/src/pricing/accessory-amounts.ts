import type { AccessoryType, ProductChoice, RoomChoice } from "../model/choices.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import type { SurfaceOptionKind } from "../model/tile-option.ts";
import { standardAccessories } from "../selection/standard-accessories.ts";
import { sameChoice } from "../selection/variants.ts";
import { lineAmounts, type Amounts } from "./amounts.ts";
import { exact } from "./exact.ts";
import { optionSurface } from "./option-surface.ts";
import { chosen, quantitiesOf, type PagePricing } from "./page-pricing.ts";
import { profileFor } from "./quantities.ts";
import type { Quantities } from "../model/quantities.ts";

/** The amounts for grout or a profile on the walls or the floor; null when none is chosen. */
export function accessoryAmounts(
  pricing: PagePricing,
  room: RoomChoice,
  place: "wall" | "floor",
  type: AccessoryType,
): Amounts | null {
  const quantity = (quantities: Quantities) => (type === "FinishingProfile" ? quantities.profile : quantities[place]);
  return against(
    pricing,
    { choice: chosenAccessory(room, place, type), quantity: quantity(quantitiesOf(pricing, room)) },
    { choice: chosenAccessory(pricing.standard, place, type), quantity: quantity(pricing.standardQuantities) },
  );
}

/** The amounts for grout or a profile on a tile option; the option's standard accessory costs nothing. */
export function optionAccessoryAmounts(
  pricing: PagePricing,
  room: RoomChoice,
  kind: SurfaceOptionKind,
  type: AccessoryType,
): Amounts | null {
  const quantities = quantitiesOf(pricing, room);
  const surface = optionSurface(quantities, kind);
  const quantity = type === "FinishingProfile" ? profileFor(quantities, surface) : surface;
  const standard = standardAccessories(pricing.catalogue, kind)[type];
  return against(pricing, { choice: chosenAccessory(room, kind, type), quantity }, { choice: standard, quantity });
}

interface Use {
  readonly choice: ProductChoice | null;
  /** m² or m¹. */
  readonly quantity: number;
}

function against(pricing: PagePricing, own: Use, usual: Use): Amounts | null {
  const accessory = chosen(pricing, own.choice);
  if (!accessory) return null;
  if (sameChoice(own.choice, usual.choice) && own.quantity === usual.quantity) return lineAmounts(0, 0, 0);
  const standard = chosen(pricing, usual.choice);
  return lineAmounts(
    exact(accessory.product.grossPrice, own.quantity),
    standard ? exact(standard.product.grossPrice, usual.quantity) : 0,
    0,
  );
}
