import type { LineItem } from "../model/cost.ts";
import type { InstallationUnit } from "../model/product.ts";
import type { HouseType } from "../model/project.ts";
import type { Quantities } from "../model/quantities.ts";
import { optionSurface } from "./option-surface.ts";
import { profileFor } from "./quantities.ts";

/** How much a line has of its product. A dropped standard has none. */
export interface LineQuantity {
  readonly quantity: number;
  readonly unit: InstallationUnit;
}

export function lineQuantity(
  { slot, status, pieces }: Pick<LineItem, "slot" | "status" | "pieces">,
  quantities: Quantities,
  { amountBaseboards, amountFloorsM2 }: Pick<HouseType, "amountBaseboards" | "amountFloorsM2">,
): LineQuantity {
  switch (slot.kind) {
    case "tile":
      return { quantity: quantities[slot.surface], unit: "m2" };
    case "accent":
    case "option":
      return { quantity: optionSurface(quantities, slot.option), unit: "m2" };
    case "accessory": {
      const { place, type } = slot;
      const surface = place === "wall" || place === "floor" ? quantities[place] : optionSurface(quantities, place);
      if (type === "GroutColor") return { quantity: surface, unit: "m2" };
      return { quantity: place === "wall" ? quantities.profile : profileFor(quantities, surface), unit: "m1" };
    }
    case "sanitary":
      return { quantity: status === "dropped" ? 0 : pieces, unit: "piece" };
    case "floor":
      return slot.part === "baseboard"
        ? { quantity: amountBaseboards, unit: "m1" }
        : { quantity: amountFloorsM2, unit: "m2" };
  }
}
