import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { Page } from "../model/page.ts";
import type { TileFormat } from "../model/tile-format.ts";
import type { HouseType, Project, TileInstallationCode } from "../model/project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { matchingTileFormat } from "../selection/tile-format.ts";
import { findChoice, pageCatalogue, type CatalogueVariant, type PageCatalogue } from "../selection/page-catalogue.ts";
import { isCeilingHigh, type RoomSettings } from "../selection/room-context.ts";
import { roomQuantities } from "./quantities.ts";
import type { Quantities } from "../model/quantities.ts";

/** The fields of a project that prices depend on. */
export type PricedProject = RoomSettings &
  Pick<
    Project,
    | "enableLabour"
    | "enableDiscount"
    | "hasHardPrices"
    | "hasFloors"
    | "wallTileLaborPrice"
    | "floorTileLaborPrice"
    | "wallTileCuttingLoss"
    | "floorTileCuttingLoss"
    | "tileInstallationCodes"
    | "discounts"
  >;

/** Everything that the prices of one page are calculated from. */
export interface PagePricing {
  readonly page: Page;
  readonly catalogue: PageCatalogue;
  readonly project: PricedProject;
  readonly houseType: HouseType;
  /** The standard set-up, from which every line is a difference. */
  readonly standard: RoomChoice;
  readonly standardFormat: TileFormat | null;
  readonly standardQuantities: Quantities;
  readonly ceilingHighQuantities: Quantities;
  readonly installationCodes: ReadonlyMap<string, TileInstallationCode>;
}

const latest = new WeakMap<Page, PagePricing>();

/** Prepares a page for pricing. The result is cached per page until the project or the house type changes. */
export function pagePricing(project: PricedProject, houseType: HouseType, page: Page): PagePricing {
  const before = latest.get(page);
  if (before && before.project === project && before.houseType === houseType) return before;
  const catalogue = pageCatalogue(page);
  const standard = standardRoomChoice(catalogue, project);
  const pricing: PagePricing = {
    page,
    catalogue,
    project,
    houseType,
    standard,
    standardFormat: matchingTileFormat(catalogue, standard.wallTileProduct, standard.floorTileProduct),
    standardQuantities: roomQuantities(page, houseType, project.alwaysCeilingHigh),
    ceilingHighQuantities: roomQuantities(page, houseType, true),
    installationCodes: new Map(project.tileInstallationCodes.map((code) => [code.code, code])),
  };
  latest.set(page, pricing);
  return pricing;
}

/** The room's quantities at its tiling height. */
export function quantitiesOf(pricing: PagePricing, room: RoomChoice): Quantities {
  return isCeilingHigh(pricing.project, room) ? pricing.ceilingHighQuantities : pricing.standardQuantities;
}

export function chosen(pricing: PagePricing, choice: ProductChoice | null): CatalogueVariant | null {
  return findChoice(pricing.catalogue, choice);
}
