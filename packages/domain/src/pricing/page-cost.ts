import type { AccessoryType, ProductChoice, RoomChoice } from "../model/choices.ts";
import type { AggregatedCostGroup, LineItem, PageCost } from "../model/cost.ts";
import type { Page } from "../model/page.ts";
import type { HouseType } from "../model/project.ts";
import { sum } from "../money/cents.ts";
import { chosenAccessory } from "../selection/accessories.ts";
import type { FloorOffer } from "../selection/floors.ts";
import type { TileSurface } from "../selection/page-catalogue.ts";
import { sameChoice } from "../selection/variants.ts";
import { accessoryAmounts } from "./accessory-amounts.ts";
import type { Amounts } from "./amounts.ts";
import { floorAmounts } from "./floor-amounts.ts";
import { baseboardLine, floorLine, productLine } from "./line-item.ts";
import { optionLines } from "./option-lines.ts";
import { chosen, pagePricing, type PagePricing, type PricedProject } from "./page-pricing.ts";
import { groupAmounts } from "./sanitary-amounts.ts";
import { tileAmounts } from "./tile-amounts.ts";

/** What a page is priced against; the floor offer matters to floor pages alone. */
export interface PageCostInput {
  readonly project: PricedProject;
  readonly houseType: HouseType;
  readonly floors: FloorOffer;
}

/** The cost of one page with a room's choices; without choices the standard set-up, which costs nothing. */
export function calculatePageCost(
  { project, houseType, floors }: PageCostInput,
  page: Page,
  choices: RoomChoice | null,
): PageCost {
  const pricing = pagePricing(project, houseType, page);
  const room = choices ?? pricing.standard;
  const tiles = page.type === "configurator" && project.hasTiles ? tileLines(pricing, room) : NO_TILE_LINES;
  const products = page.type === "configurator" && project.hasSanitary ? sanitaryLines(pricing, room) : [];
  const items = page.type === "floors" && project.hasFloors ? floorLines(pricing, floors, room) : [];
  const aggregatedCostGroups = costGroups(pricing, tiles, products, items);
  return {
    id: page.id,
    type: page.type,
    subTitle: page.subtitle,
    order: page.order,
    totalPrice: sum(aggregatedCostGroups.map((group) => group.totalPrice)),
    items,
    ...tiles,
    tileOptions: tiles.allTileOptions.map(({ id, totalPrice }) => ({ id, totalPrice })),
    products,
    aggregatedCostGroups,
  };
}

type TileLines = Pick<
  PageCost,
  "wallTile" | "floorTile" | "wallGroutColor" | "floorGroutColor" | "wallFinishingProfile" | "allTileOptions"
>;

const NO_TILE_LINES: TileLines = {
  wallTile: null,
  floorTile: null,
  wallGroutColor: null,
  floorGroutColor: null,
  wallFinishingProfile: null,
  allTileOptions: [],
};

function tileLines(pricing: PagePricing, room: RoomChoice): TileLines {
  const tile = (surface: TileSurface) => {
    const field = surface === "wall" ? "wallTileProduct" : "floorTileProduct";
    return line(pricing, room[field], pricing.standard[field], tileAmounts(pricing, room, surface));
  };
  const accessory = (surface: TileSurface, type: AccessoryType) =>
    line(
      pricing,
      chosenAccessory(room, surface, type),
      chosenAccessory(pricing.standard, surface, type),
      accessoryAmounts(pricing, room, surface, type),
    );
  return {
    wallTile: tile("wall"),
    floorTile: tile("floor"),
    wallGroutColor: accessory("wall", "GroutColor"),
    floorGroutColor: accessory("floor", "GroutColor"),
    wallFinishingProfile: accessory("wall", "FinishingProfile"),
    allTileOptions: optionLines(pricing, room),
  };
}

function line(
  pricing: PagePricing,
  choice: ProductChoice | null,
  standard: ProductChoice | null,
  amounts: Amounts | null,
): LineItem | null {
  const variant = chosen(pricing, choice);
  if (!variant || !amounts) return null;
  return productLine(variant, amounts, {
    indicative: !pricing.project.hasHardPrices,
    isStandard: sameChoice(choice, standard),
    group: null,
  });
}

function sanitaryLines(pricing: PagePricing, room: RoomChoice): readonly LineItem[] {
  const indicative = !pricing.project.hasHardPrices;
  return pricing.catalogue.sanitaryGroups.flatMap((group) =>
    groupAmounts(pricing, room, group).map(({ variant, amounts, kind }) =>
      productLine(variant, amounts, {
        indicative,
        isStandard: kind === "standard",
        group,
        idPrefix: kind === "dropped" ? "dropped-" : "",
      }),
    ),
  );
}

function floorLines({ houseType, project }: PagePricing, offer: FloorOffer, room: RoomChoice): readonly LineItem[] {
  const { material, colour, baseboard } = floorAmounts(houseType, offer, room);
  const indicative = !project.hasHardPrices;
  return [
    ...(colour ? [floorLine(colour.floor, material, colour.amounts, indicative)] : []),
    ...(baseboard ? [baseboardLine(baseboard.baseboard, baseboard.amounts, indicative)] : []),
  ];
}

/** The groups that the page can have costs in. */
function costGroups(
  { page, project }: PagePricing,
  tiles: TileLines,
  products: readonly LineItem[],
  items: readonly LineItem[],
): readonly AggregatedCostGroup[] {
  const { wallTile, floorTile, wallGroutColor, floorGroutColor, wallFinishingProfile, allTileOptions } = tiles;
  const total = (lines: readonly (LineItem | null)[]) =>
    sum(lines.filter((item) => item !== null).map((item) => item.totalPrice));
  const groups: AggregatedCostGroup[] = [];
  if (page.type === "configurator" && project.hasTiles) {
    groups.push({
      name: "Tegels",
      totalPrice: total([
        wallTile,
        floorTile,
        wallGroutColor,
        floorGroutColor,
        wallFinishingProfile,
        ...allTileOptions,
      ]),
    });
  }
  if (page.type === "configurator" && project.hasSanitary)
    groups.push({ name: "Sanitair", totalPrice: total(products) });
  if (page.type === "floors" && project.hasFloors) groups.push({ name: "Vloeren", totalPrice: total(items) });
  return groups;
}
