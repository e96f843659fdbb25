import { ACCESSORY_TYPES, type AccessoryType, type ProductChoice, type RoomChoice } from "../model/choices.ts";
import type { CostGroup } from "../model/cost-group.ts";
import { costGroupsOf } from "../model/offered-parts.ts";
import type { ProductGroup } from "../model/product.ts";
import type { LineSlot, TileSurface } from "../model/room-slot.ts";
import { isAccent } from "../model/tile-option.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import type { FloorOffer } from "../selection/floors.ts";
import { standardAccessories } from "../selection/standard-accessories.ts";
import { sameChoice } from "../selection/variants.ts";
import { accessoryAmounts, optionAccessoryAmounts } from "./accessory-amounts.ts";
import type { Amounts } from "./amounts.ts";
import { floorAmounts } from "./floor-amounts.ts";
import { optionAmounts, tileOfOption } from "./option-amounts.ts";
import { chosen, type PagePricing } from "./page-pricing.ts";
import type { PricedLine } from "./priced-line.ts";
import { groupAmounts } from "./sanitary-amounts.ts";
import { hasHardTilePrices, tileAmounts } from "./tile-amounts.ts";

/** Every price line of a page. All totals of the page are sums of these. */
export function pageLines(pricing: PagePricing, offer: FloorOffer, room: RoomChoice): readonly PricedLine[] {
  return costGroupsOf(pricing.page, pricing.project).flatMap((group) => linesOfGroup(pricing, offer, room, group));
}

export function linesOfGroup(
  pricing: PagePricing,
  offer: FloorOffer,
  room: RoomChoice,
  group: CostGroup,
): readonly PricedLine[] {
  switch (group) {
    case "tiles":
      return marked(tileLines(pricing, room), !hasHardTilePrices(pricing, room));
    case "sanitary":
      return pricing.catalogue.sanitaryGroups.flatMap((own) => sanitaryLines(pricing, room, own));
    case "floors":
      return marked(floorLines(pricing, offer, room), !pricing.project.hasHardPrices);
  }
}

type UnmarkedLine = Omit<PricedLine, "indicative" | "pieces">;

function marked(lines: readonly UnmarkedLine[], indicative: boolean): readonly PricedLine[] {
  return lines.map((line) => ({ ...line, pieces: 1, indicative }));
}

function tileLines(pricing: PagePricing, room: RoomChoice): readonly UnmarkedLine[] {
  return [
    ...tileLine(pricing, room, "wall"),
    ...accessoryLine(pricing, room, "wall", "GroutColor"),
    ...accessoryLine(pricing, room, "wall", "FinishingProfile"),
    ...tileLine(pricing, room, "floor"),
    ...accessoryLine(pricing, room, "floor", "GroutColor"),
    ...optionLines(pricing, room),
  ];
}

function tileLine(pricing: PagePricing, room: RoomChoice, surface: TileSurface): readonly UnmarkedLine[] {
  const field = surface === "wall" ? "wallTileProduct" : "floorTileProduct";
  const own: Own = { choice: room[field], standard: pricing.standard[field] };
  return productLine(pricing, { kind: "tile", surface }, own, tileAmounts(pricing, room, surface));
}

function accessoryLine(
  pricing: PagePricing,
  room: RoomChoice,
  place: TileSurface,
  type: AccessoryType,
): readonly UnmarkedLine[] {
  const own: Own = {
    choice: chosenAccessory(room, place, type),
    standard: chosenAccessory(pricing.standard, place, type),
  };
  return productLine(pricing, { kind: "accessory", place, type }, own, accessoryAmounts(pricing, room, place, type));
}

/** The lines of each chosen tile option, its grout and its profile. `CeilingHigh` has no line: it changes the quantities of the others. */
function optionLines(pricing: PagePricing, room: RoomChoice): readonly UnmarkedLine[] {
  return room.tileOptions.flatMap((option) => {
    const kind = option.tileOption;
    if (kind === "CeilingHigh") return [];
    const slot: LineSlot = isAccent(kind) ? { kind: "accent", option: kind } : { kind: "option", option: kind };
    const tile: Own = { choice: tileOfOption(room, option), standard: null };
    const standard = standardAccessories(pricing.catalogue, kind);
    return [
      ...productLine(pricing, slot, tile, optionAmounts(pricing, room, option)),
      ...ACCESSORY_TYPES.flatMap((type) =>
        productLine(
          pricing,
          { kind: "accessory", place: kind, type },
          { choice: chosenAccessory(room, kind, type), standard: standard[type] },
          optionAccessoryAmounts(pricing, room, kind, type),
        ),
      ),
    ];
  });
}

interface Own {
  readonly choice: ProductChoice | null;
  readonly standard: ProductChoice | null;
}

/** Empty when nothing is chosen or the choice is no longer on offer. */
function productLine(
  pricing: PagePricing,
  slot: LineSlot,
  { choice, standard }: Own,
  amounts: Amounts | null,
): readonly UnmarkedLine[] {
  const variant = chosen(pricing, choice);
  if (!variant || !amounts) return [];
  const status = sameChoice(choice, standard) ? "standard" : "chosen";
  return [{ slot, status, item: { kind: "product", variant }, amounts }];
}

/** The lines of one group of sanitary ware: what is chosen, then the standard products that were dropped. */
export function sanitaryLines(pricing: PagePricing, room: RoomChoice, group: ProductGroup): readonly PricedLine[] {
  return groupAmounts(pricing, room, group).map(({ variant, pieces, amounts, status }) => ({
    slot: { kind: "sanitary", groupId: group.id },
    status,
    item: { kind: "product", variant },
    pieces,
    amounts,
    indicative: !pricing.project.hasHardPrices,
  }));
}

function floorLines({ houseType }: PagePricing, offer: FloorOffer, room: RoomChoice): readonly UnmarkedLine[] {
  const { material, colour, baseboard } = floorAmounts(houseType, offer, room);
  const lines: UnmarkedLine[] = [];
  if (colour)
    lines.push({
      slot: { kind: "floor", part: "colour" },
      status: "chosen",
      item: { kind: "floor", floor: colour.floor, material },
      amounts: colour.amounts,
    });
  if (baseboard)
    lines.push({
      slot: { kind: "floor", part: "baseboard" },
      status: "chosen",
      item: { kind: "baseboard", baseboard: baseboard.baseboard },
      amounts: baseboard.amounts,
    });
  return lines;
}
