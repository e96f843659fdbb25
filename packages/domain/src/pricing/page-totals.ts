import { ACCESSORY_TYPES, type RoomChoice, type TileOptionChoice } from "../model/choices.ts";
import type { HouseType } from "../model/project.ts";
import type { ProductGroup } from "../model/product.ts";
import { sum, ZERO, type Cents } from "../money/cents.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { accessoryAmounts, optionAccessoryAmounts } from "./accessory-amounts.ts";
import type { Amounts } from "./amounts.ts";
import type { CategoryTotals } from "./discount.ts";
import { floorAmounts } from "./floor-amounts.ts";
import { optionAmounts } from "./option-amounts.ts";
import type { PagePricing } from "./page-pricing.ts";
import { groupAmounts } from "./sanitary-amounts.ts";
import { tileAmounts } from "./tile-amounts.ts";

/** The totals of a page by category, without building its lines. */
export function pageTotals(pricing: PagePricing, offer: FloorOffer, room: RoomChoice): CategoryTotals {
  const { page, project, catalogue } = pricing;
  const configures = page.type === "configurator";
  return {
    tiles: configures && project.hasTiles ? tilesTotal(pricing, room) : ZERO,
    sanitary:
      configures && project.hasSanitary
        ? sum(catalogue.sanitaryGroups.map((group) => groupTotal(pricing, room, group)))
        : ZERO,
    floors: page.type === "floors" && project.hasFloors ? floorsTotal(pricing.houseType, offer, room) : ZERO,
  };
}

export function tilesTotal(pricing: PagePricing, room: RoomChoice): Cents {
  return sum([
    total(tileAmounts(pricing, room, "wall")),
    total(tileAmounts(pricing, room, "floor")),
    total(accessoryAmounts(pricing, room, "wall", "GroutColor")),
    total(accessoryAmounts(pricing, room, "wall", "FinishingProfile")),
    total(accessoryAmounts(pricing, room, "floor", "GroutColor")),
    ...room.tileOptions.map((option) => optionTotal(pricing, room, option)),
  ]);
}

export function groupTotal(pricing: PagePricing, room: RoomChoice, group: ProductGroup): Cents {
  return sum(groupAmounts(pricing, room, group).map((line) => line.amounts.totalPrice));
}

export function floorsTotal(houseType: HouseType, offer: FloorOffer, room: RoomChoice): Cents {
  const { colour, baseboard } = floorAmounts(houseType, offer, room);
  return sum([total(colour?.amounts ?? null), total(baseboard?.amounts ?? null)]);
}

function optionTotal(pricing: PagePricing, room: RoomChoice, option: TileOptionChoice): Cents {
  const kind = option.tileOption;
  if (kind === "CeilingHigh") return ZERO;
  return sum([
    total(optionAmounts(pricing, room, option)),
    ...ACCESSORY_TYPES.map((type) => total(optionAccessoryAmounts(pricing, room, kind, type))),
  ]);
}

function total(amounts: Amounts | null): Cents {
  return amounts?.totalPrice ?? ZERO;
}
