import type { ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import { formatTileSize } from "@showroom/domain/format/measures";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { COST_GROUP_NAMES, linesOf } from "@showroom/domain/model/cost";
import type { LineItem, PageCost } from "@showroom/domain/model/cost";
import { piecesOf } from "@showroom/domain/model/fixture-pieces";
import { costGroupOf } from "@showroom/domain/model/line-part";
import type { Page } from "@showroom/domain/model/page";
import { ZERO, type Cents } from "@showroom/domain/money/cents";
import { chargedQuantity, pricedQuantity } from "@showroom/domain/pricing/exact";
import { lineQuantity } from "@showroom/domain/pricing/line-quantity";
import { basinsIn } from "@showroom/domain/selection/pieces";
import { pagePricing, quantitiesOf, type PagePricing } from "@showroom/domain/pricing/page-pricing";
import { cuttingLoss } from "@showroom/domain/pricing/tile-amounts";
import type { Quantities } from "@showroom/domain/model/quantities";
import type { HouseCatalogue } from "../read/settle-rooms.ts";

/** Unit price in cents in the present catalogue. */
function unitPriceOf({ slot, productNumber }: LineItem, { project, house }: HouseCatalogue, room: RoomChoice): Cents {
  if (slot.kind !== "floor") return project.articles.get(productNumber)?.grossPrice ?? ZERO;
  return slot.part === "baseboard"
    ? (house.floors.baseboards.find(({ id }) => id === room.baseboardId)?.price ?? ZERO)
    : (house.floors.floors.find(({ id }) => id === room.colorId)?.price_m2 ?? ZERO);
}

/** The quantities that are included in the standard. A tile option includes its standard accessories at its own size. */
function standardQuantitiesOf(pricing: PagePricing, { slot }: LineItem, room: RoomChoice): Quantities {
  const ofOption = slot.kind === "accessory" && slot.place !== "wall" && slot.place !== "floor";
  return ofOption ? quantitiesOf(pricing, room) : pricing.standardQuantities;
}

function lossOf(pricing: PagePricing, { slot }: LineItem, { house }: HouseCatalogue, room: RoomChoice): number {
  if (slot.kind === "tile") return cuttingLoss(pricing, slot.surface);
  if (slot.kind === "accent" || slot.kind === "option") return cuttingLoss(pricing, "wall");
  if (slot.kind !== "floor" || slot.part === "baseboard") return 0;
  return house.floors.floors.find(({ id }) => id === room.colorId)?.cutting_loss ?? 0;
}

/** The quantity of a line's product in the standard. */
function usualQuantity(
  { house, project }: HouseCatalogue,
  pricing: PagePricing,
  item: LineItem,
  room: RoomChoice,
): number {
  const { slot, productNumber } = item;
  if (slot.kind === "sanitary")
    return piecesOf(project.articles.get(productNumber)?.model ?? null, basinsIn(pricing, pricing.standard));
  return lineQuantity(item, standardQuantitiesOf(pricing, item, room), house.houseType).quantity;
}

/** Every product of a page with its quantity and price. A dropped standard has quantity 0 and its return price. */
export function confirmationLines(
  offered: HouseCatalogue,
  page: Page,
  choice: RoomChoice | null,
  cost: PageCost,
): ConfirmationLine[] {
  const pricing = pagePricing(offered.project.document, offered.house.houseType, page);
  const room = choice ?? pricing.standard;
  const quantities = quantitiesOf(pricing, room);
  return linesOf(cost).map((item): ConfirmationLine => {
    const { part, productNumber, name, brand, colorName, colorHex, thumbnail, indicative, productGroupTitle } = item;
    const { grossPrice, returnPrice, labourPrice, totalPrice } = item;
    const { quantity, unit } = lineQuantity(item, quantities, offered.house.houseType);
    const usual = usualQuantity(offered, pricing, item, room);
    const included =
      item.status === "standard" && (item.slot.kind === "sanitary" ? quantity <= usual : quantity === usual);
    // Of a standard product of which the room has more than the standard, only the others are charged.
    const counted = item.status === "standard" && item.slot.kind === "sanitary" ? quantity - usual : quantity;
    return {
      part,
      costGroup: COST_GROUP_NAMES[costGroupOf(part)],
      quantity: pricedQuantity(quantity),
      unit,
      unitPrice: unitPriceOf(item, offered, room),
      chargedQuantity: included ? 0 : chargedQuantity(counted, 1 + lossOf(pricing, item, offered, room)),
      productNumber,
      name,
      brand,
      productGroupTitle,
      description: (part === "tileOption" ? item.specifications : null) ?? item.description,
      colorName,
      colorHex,
      // Same text as in the summary.
      size: item.size ?? formatTileSize(item.width, item.length),
      thumbnail,
      indicative,
      isStandard: item.status === "standard",
      grossPrice,
      returnPrice,
      labourPrice,
      totalPrice,
    };
  });
}
