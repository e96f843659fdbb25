/** Reads products, measures and package groups from a page for the price oracle. Shares no code with `src/pricing`. */
import type { ProductChoice, RoomChoice } from "../src/model/choices.ts";
import type { Page } from "../src/model/page.ts";
import type { TileFormat } from "../src/model/tile-format.ts";
import type { PageProduct, Product } from "../src/model/product.ts";
import type { HouseType, Project } from "../src/model/project.ts";
import { times } from "./oracle-numbers.ts";

export interface Home {
  readonly project: Project;
  readonly houseType: HouseType;
  readonly page: Page;
}

export interface Found {
  readonly item: PageProduct;
  readonly product: Product;
}

export const same = (a: ProductChoice | null, b: ProductChoice | null): boolean =>
  a?.pageProductId === b?.pageProductId && a?.variantProjectProductId === b?.variantProjectProductId;

function everyProduct(page: Page): readonly PageProduct[] {
  const groups = page.projectPackages.flatMap((item) => item.groups);
  return [
    ...groups
      .flatMap((group) => [...group.wallTileCollections, ...group.floorTileCollections])
      .flatMap(({ tiles }) => tiles),
    ...page.productGroups.flatMap((group) => group.products),
    ...page.tileOptions.flatMap((option) => [...option.variants, ...option.accessories]),
  ];
}

export function find(page: Page, choice: ProductChoice | null): Found | null {
  const item = everyProduct(page).find(({ id }) => id === choice?.pageProductId);
  if (!item || !choice) return null;
  const product =
    item.variants.length === 0
      ? item.product
      : item.variants.find(({ id }) => id === choice.variantProjectProductId)?.product;
  return product ? { item, product } : null;
}

/** Quantities of the room at a tiling height: m² of wall, floor, accent and reservoir, m¹ of profile. */
export function measure({ houseType, page }: Home, high: boolean) {
  const room = houseType.roomVariables.find(({ name }) => name === page.roomName);
  if (!room) throw new Error(`The house type has no measures of ${page.roomName}`);
  return {
    wall: high ? room.surfaceWallCeilingHigh : room.surfaceWall,
    floor: room.surfaceFloor,
    profile: high ? room.schluterCeilingHigh : room.schluter,
    accent: high ? room.accentSurfaceCeilingHigh : room.accentSurface,
    reservoir: room.reservoirSurface,
  };
}

export const isHigh = ({ project }: Home, room: RoomChoice): boolean =>
  project.alwaysCeilingHigh || room.tileOptions.some(({ tileOption }) => tileOption === "CeilingHigh");

/** "addedCost" of a package group plus that of its package. */
export function addedCostOf({ page }: Pick<Home, "page">, group: TileFormat, high: boolean): number {
  const owner = page.projectPackages.find(({ groups }) => groups.some(({ id }) => id === group.id));
  return (high ? group.addedCostCeilingHigh : group.addedCost) + (owner?.addedCost ?? 0);
}

/** The group that fits the pair of tiles: the one with the most sizes filled in, then the cheapest, then the first. */
export function tileFormat({ page }: Home, wall: Found | null, floor: Found | null): TileFormat | null {
  if (!wall || !floor) return null;
  const sizes = (group: TileFormat) =>
    [
      [group.wallTileLength, wall.product.length],
      [group.wallTileWidth, wall.product.width],
      [group.floorTileLength, floor.product.length],
      [group.floorTileWidth, floor.product.width],
    ] as const;
  const filled = (group: TileFormat) => sizes(group).filter(([wanted]) => wanted !== null).length;
  const fitting = page.projectPackages
    .flatMap((item) => item.groups)
    .filter((group) => sizes(group).every(([wanted, actual]) => wanted === null || wanted === actual));
  return (
    fitting.toSorted(
      (a, b) =>
        filled(b) - filled(a) || addedCostOf({ page }, a, false) - addedCostOf({ page }, b, false) || a.id - b.id,
    )[0] ?? null
  );
}

/** "Installation codes x their unit quantity": per m², per m¹ or per piece. */
export function installation({ project }: Home, { item, product }: Found, surface: number, metres: number): bigint {
  const uses = product.installationCodes.length > 0 ? product.installationCodes : item.installationCodes;
  let labour = 0n;
  for (const { code, quantity } of uses) {
    const rate = project.tileInstallationCodes.find((entry) => entry.code === code);
    if (!rate) continue;
    const units = { m2: surface, m1: metres, piece: 1 }[rate.unit];
    labour += times(rate.grossPrice, units, quantity);
  }
  return labour;
}
