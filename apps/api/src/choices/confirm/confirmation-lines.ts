import type { ArticlePart, ConfirmationLine } from "@showroom/api-contract/entities/confirmation";
import { formatTileSize } from "@showroom/domain/format/measures";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { CostGroupName, LineItem, PageCost } from "@showroom/domain/model/cost";
import type { Page } from "@showroom/domain/model/page";
import type { InstallationUnit } from "@showroom/domain/model/product";
import { ZERO, type Cents } from "@showroom/domain/money/cents";
import { isBaseboardLine } from "@showroom/domain/pricing/line-item";
import { optionSurface } from "@showroom/domain/pricing/option-surface";
import { pagePricing, quantitiesOf } from "@showroom/domain/pricing/page-pricing";
import { profileFor, type Quantities } from "@showroom/domain/pricing/quantities";
import { OFFERED_OPTION_KINDS } from "@showroom/domain/selection/page-catalogue";
import type { RoomsPlace } from "../read/settle-rooms.ts";

interface Facts {
  readonly part: ArticlePart;
  readonly costGroup: CostGroupName;
  readonly quantity: number;
  readonly unit: InstallationUnit;
  readonly unitPrice: Cents;
}

function toLine(item: LineItem, facts: Facts): ConfirmationLine {
  const { productNumber, name, brand, description, colorName, colorHex, thumbnail, indicative, isStandard } = item;
  const { grossPrice, returnPrice, labourPrice, totalPrice, productGroupTitle } = item;
  const quantity = Math.round(facts.quantity * 100) / 100;
  return {
    ...facts,
    quantity,
    productNumber,
    name,
    brand,
    productGroupTitle,
    description,
    colorName,
    colorHex,
    // As the summary said it before it was handed in.
    size: item.size ?? formatTileSize(item.width, item.length),
    thumbnail,
    indicative,
    isStandard,
    grossPrice,
    returnPrice,
    labourPrice,
    totalPrice,
  };
}

/** Product pricing as the catalogue has it today; floors carry theirs in the offer. */
const unitPriceOf = ({ project }: RoomsPlace, item: LineItem): Cents =>
  project.articles.get(item.productNumber)?.grossPrice ?? ZERO;

function tileLines(place: RoomsPlace, quantities: Quantities, cost: PageCost): ConfirmationLine[] {
  const line = (
    part: ArticlePart,
    item: LineItem | null,
    unit: InstallationUnit,
    quantity: number,
  ): ConfirmationLine[] =>
    item ? [toLine(item, { part, costGroup: "Tegels", quantity, unit, unitPrice: unitPriceOf(place, item) })] : [];
  return [
    ...line("wallTile", cost.wallTile, "m2", quantities.wall),
    ...line("wallGrout", cost.wallGroutColor, "m2", quantities.wall),
    ...line("wallProfile", cost.wallFinishingProfile, "m1", quantities.profile),
    ...line("floorTile", cost.floorTile, "m2", quantities.floor),
    ...line("floorGrout", cost.floorGroutColor, "m2", quantities.floor),
  ];
}

function optionLines(place: RoomsPlace, quantities: Quantities, cost: PageCost): ConfirmationLine[] {
  return cost.allTileOptions.flatMap((item): ConfirmationLine[] => {
    const kind = OFFERED_OPTION_KINDS.find((known) => item.id === known || item.id.startsWith(`${known}-`));
    if (!kind) return [];
    const surface = optionSurface(quantities, kind);
    const part =
      item.id === kind ? "tileOption" : item.id.endsWith("-profile") ? "tileOptionProfile" : "tileOptionGrout";
    const isProfile = part === "tileOptionProfile";
    const facts: Facts = {
      part,
      costGroup: "Tegels",
      unit: isProfile ? "m1" : "m2",
      quantity: isProfile ? profileFor(quantities, surface) : surface,
      unitPrice: unitPriceOf(place, item),
    };
    return [toLine(part === "tileOption" ? { ...item, description: item.specifications } : item, facts)];
  });
}

const isDropped = (item: LineItem): boolean => item.id.startsWith("dropped-");

function sanitaryLines(place: RoomsPlace, cost: PageCost): ConfirmationLine[] {
  return cost.products.map((item) =>
    toLine(item, {
      part: "sanitary",
      costGroup: "Sanitair",
      unit: "piece",
      quantity: isDropped(item) ? 0 : 1,
      unitPrice: unitPriceOf(place, item),
    }),
  );
}

function floorLines({ house }: RoomsPlace, room: RoomChoice, cost: PageCost): ConfirmationLine[] {
  const floor = house.floors.floors.find((entry) => entry.id === room.colorId);
  const baseboard = house.floors.baseboards.find((entry) => entry.id === room.baseboardId);
  return cost.items.map((item) => {
    const isBaseboard = isBaseboardLine(item);
    const part = isBaseboard ? "baseboard" : "floor";
    const facts: Facts = isBaseboard
      ? {
          part,
          costGroup: "Vloeren",
          unit: "m1",
          quantity: house.houseType.amountBaseboards,
          unitPrice: baseboard?.price ?? ZERO,
        }
      : {
          part,
          costGroup: "Vloeren",
          unit: "m2",
          quantity: house.houseType.amountFloorsM2,
          unitPrice: floor?.price_m2 ?? ZERO,
        };
    return toLine(item, facts);
  });
}

/** Every article of a page with its quantity and price; a dropped standard stands in it with quantity 0 and what it returns. */
export function confirmationLines(
  place: RoomsPlace,
  page: Page,
  choice: RoomChoice | null,
  cost: PageCost,
): ConfirmationLine[] {
  const pricing = pagePricing(place.project.document, place.house.houseType, page);
  const room = choice ?? pricing.standard;
  const quantities = quantitiesOf(pricing, room);
  return [
    ...tileLines(place, quantities, cost),
    ...optionLines(place, quantities, cost),
    ...sanitaryLines(place, cost),
    ...floorLines(place, room, cost),
  ];
}
