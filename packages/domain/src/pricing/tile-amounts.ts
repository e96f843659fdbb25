import type { RoomChoice } from "../model/choices.ts";
import type { CostGroup } from "../model/cost-group.ts";
import type { Page } from "../model/page.ts";
import type { TileFormat } from "../model/tile-format.ts";
import { formatAddedCost } from "../selection/format-added-cost.ts";
import { tileFormatOfSizes } from "../selection/tile-format.ts";
import type { CatalogueVariant } from "../selection/page-catalogue.ts";
import type { TileSurface } from "../model/room-slot.ts";
import { isCeilingHigh } from "../selection/room-context.ts";
import { sameChoice } from "../selection/variants.ts";
import { lineAmounts, type Amounts } from "./amounts.ts";
import { ZERO, type Cents } from "../money/cents.ts";
import { exact, type Exact } from "./exact.ts";
import { chosen, quantitiesOf, type PagePricing, type PricedProject } from "./page-pricing.ts";

/** The amounts for the wall or floor tile; null when none is chosen. */
export function tileAmounts(pricing: PagePricing, room: RoomChoice, surface: TileSurface): Amounts | null {
  const field = surface === "wall" ? "wallTileProduct" : "floorTileProduct";
  const tile = chosen(pricing, room[field]);
  if (!tile) return null;
  const standard = chosen(pricing, pricing.standard[field]);
  const quantities = quantitiesOf(pricing, room);
  const size = quantities[surface];
  const standardSize = pricing.standardQuantities[surface];
  const unchanged = sameChoice(room[field], pricing.standard[field]) && size === standardSize;
  const factor = 1 + cuttingLoss(pricing, surface);
  const gross = unchanged ? 0 : exact(tile.product.grossPrice, size, factor);
  const returned = unchanged || !standard ? 0 : exact(standard.product.grossPrice, standardSize, factor);
  const added = surface === "wall" ? addedCosts(pricing, room) : NO_ADDED_COSTS;
  return lineAmounts(
    gross + exact(added.own),
    returned + exact(added.usual),
    pricing.project.enableLabour ? tileLabour(pricing, room, surface, tile, standard) : 0,
  );
}

/** The package group of the chosen pair of tiles. */
export function tileFormatOf(pricing: PagePricing, room: RoomChoice): TileFormat | null {
  const wall = chosen(pricing, room.wallTileProduct);
  const floor = chosen(pricing, room.floorTileProduct);
  return wall && floor ? tileFormatOfSizes(pricing.catalogue.tileFormats, wall.product, floor.product) : null;
}

/**
 * Whether the prices of a room's tiles are hard: both the project and the package of the chosen pair have hard prices.
 */
export function hasHardTilePrices(pricing: PagePricing, room: RoomChoice): boolean {
  const format = tileFormatOf(pricing, room);
  const tilePackage = format && pricing.catalogue.packages.get(format.id);
  return pricing.project.hasHardPrices && (tilePackage?.hardPrices ?? true);
}

/** Whether lines of the group can have an indicative price on the page, for some choice. */
export function mayBeIndicative(
  { projectPackages }: Pick<Page, "projectPackages">,
  { hasHardPrices }: Pick<PricedProject, "hasHardPrices">,
  group: CostGroup,
): boolean {
  return !hasHardPrices || (group === "tiles" && projectPackages.some(({ hardPrices }) => !hardPrices));
}

export function cuttingLoss({ project }: PagePricing, surface: TileSurface): number {
  return surface === "wall" ? project.wallTileCuttingLoss : project.floorTileCuttingLoss;
}

/** Labour of a product's installation codes on a surface: per m², per m¹ of profile, or per piece. */
export function codesLabour(
  pricing: PagePricing,
  { product, pageProduct }: CatalogueVariant,
  surface: number,
  metres: number,
): Exact {
  const uses = product.installationCodes.length > 0 ? product.installationCodes : pageProduct.installationCodes;
  let labour = 0;
  for (const { code, quantity } of uses) {
    const rate = pricing.installationCodes.get(code);
    if (rate)
      labour += exact(rate.grossPrice, rate.unit === "m2" ? surface : rate.unit === "m1" ? metres : 1, quantity);
  }
  return labour;
}

function tileLabour(
  pricing: PagePricing,
  room: RoomChoice,
  surface: TileSurface,
  tile: CatalogueVariant,
  standard: CatalogueVariant | null,
): Exact {
  const { project, standardQuantities } = pricing;
  const quantities = quantitiesOf(pricing, room);
  const rate = surface === "wall" ? project.wallTileLaborPrice : project.floorTileLaborPrice;
  const own = exact(rate, quantities[surface]) + codesLabour(pricing, tile, quantities[surface], quantities.profile);
  const usual = standard
    ? exact(rate, standardQuantities[surface]) +
      codesLabour(pricing, standard, standardQuantities[surface], standardQuantities.profile)
    : 0;
  return own - usual;
}

interface AddedCosts {
  readonly own: Cents;
  readonly usual: Cents;
}

const NO_ADDED_COSTS: AddedCosts = { own: ZERO, usual: ZERO };

/** The added costs of the chosen and of the standard pair; zero for both when they are equal. */
export function addedCosts(pricing: PagePricing, room: RoomChoice): AddedCosts {
  const { catalogue, project, standardFormat } = pricing;
  const of = (format: TileFormat | null, ceilingHigh: boolean) =>
    format ? formatAddedCost(catalogue.packages, format, ceilingHigh) : ZERO;
  const own = of(tileFormatOf(pricing, room), isCeilingHigh(project, room));
  const usual = of(standardFormat, project.alwaysCeilingHigh);
  return own === usual ? NO_ADDED_COSTS : { own, usual };
}
