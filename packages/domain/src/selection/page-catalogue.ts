import type { AccessoryType, ProductChoice } from "../model/choices.ts";
import type { Package, Page, TileOption } from "../model/page.ts";
import type { TileFormat, TileCollection } from "../model/tile-format.ts";
import type { PageProduct, Product, ProductGroup, TileAccessoryType, TileType } from "../model/product.ts";
import { recordOf } from "../model/record-of.ts";
import { ACCESSORY_PLACES, type AccessoryPlace, type TileSurface } from "../model/room-slot.ts";
import type { Rule } from "../model/rule.ts";
import {
  ACCENT_KINDS,
  surfaceOption,
  TILE_OPTIONS,
  type AccentKind,
  type TileOptionKind,
} from "../model/tile-option.ts";
import { formatAddedCost } from "./format-added-cost.ts";
import { variantsOf } from "./variants.ts";

/** A list to choose one product from. */
export interface Assortment {
  /** In the order of the catalogue. */
  readonly products: readonly PageProduct[];
  readonly ids: ReadonlySet<number>;
  readonly standard: PageProduct | null;
}

export interface TileAssortment extends Assortment {
  readonly byType: Readonly<Record<TileType, readonly PageProduct[]>>;
}

export interface CatalogueVariant {
  /** The id that a choice stores as `variantProjectProductId`. */
  readonly id: number;
  readonly product: Product;
  readonly pageProduct: PageProduct;
}

/** A page, indexed by id. */
export interface PageCatalogue {
  readonly page: Page;
  readonly products: ReadonlyMap<number, PageProduct>;
  readonly variants: ReadonlyMap<number, CatalogueVariant>;
  readonly tiles: Readonly<Record<TileSurface | AccentKind, TileAssortment>>;
  readonly accessories: Readonly<Record<AccessoryPlace, Readonly<Record<AccessoryType, Assortment>>>>;
  /** Groups of sanitary ware by their order, each with its standard options first. */
  readonly sanitaryGroups: readonly ProductGroup[];
  readonly groups: ReadonlyMap<number, ProductGroup>;
  readonly groupOfProduct: ReadonlyMap<number, ProductGroup>;
  readonly options: ReadonlyMap<TileOptionKind, TileOption>;
  /** By ascending added cost at standard height, including the package's. */
  readonly tileFormats: readonly TileFormat[];
  /** The package of each tile format, by the format's id. */
  readonly packages: ReadonlyMap<number, Package>;
  /** Every rule of the page once, by id. */
  readonly rules: readonly Rule[];
}

/** The catalogue's type for the grout and profiles of a place. */
function accessoriesOf(place: AccessoryPlace): TileAccessoryType {
  if (place === "wall") return "wallTileAccessory";
  return place === "floor" ? "floorTileAccessory" : surfaceOption(place).accessories;
}

const known = new WeakMap<Page, PageCatalogue>();

/** The index of a page; cached per page object. */
export function pageCatalogue(page: Page): PageCatalogue {
  const before = known.get(page);
  if (before) return before;
  const catalogue = buildCatalogue(page);
  known.set(page, catalogue);
  return catalogue;
}

/** The product and variant that a choice names, or null when the page does not offer that pair. */
export function findChoice(catalogue: PageCatalogue, choice: ProductChoice | null): CatalogueVariant | null {
  if (!choice) return null;
  const variant = catalogue.variants.get(choice.variantProjectProductId);
  return variant && variant.pageProduct.id === choice.pageProductId ? variant : null;
}

function buildCatalogue(page: Page): PageCatalogue {
  const packages = new Map(page.projectPackages.flatMap((item) => item.groups.map(({ id }) => [id, item] as const)));
  const addedCost = (format: TileFormat) => formatAddedCost(packages, format, false);
  const tileFormats = page.projectPackages
    .flatMap((item) => item.groups)
    .toSorted((a, b) => addedCost(a) - addedCost(b) || a.id - b.id);
  const ofType = (type: Product["type"]) =>
    page.productGroups
      .filter((group) => group.type === "tiles")
      .flatMap((group) => group.products.filter((item) => item.product.type === type));
  const collected = (pick: (format: TileFormat) => readonly TileCollection[]) =>
    popularFirst(page.projectPackages)
      .flatMap((item) => item.groups)
      .flatMap((format) => pick(format).flatMap((collection) => collection.tiles));
  const optionTiles = (kind: AccentKind) =>
    page.tileOptions.filter((option) => option.kind === kind).flatMap((option) => option.variants);

  const tiles = {
    wall: tileAssortment([...collected((format) => format.wallTileCollections), ...ofType("wall_tile")]),
    floor: tileAssortment([...collected((format) => format.floorTileCollections), ...ofType("floor_tile")]),
    ...recordOf(ACCENT_KINDS, (kind) =>
      tileAssortment([...optionTiles(kind), ...collected((format) => format[TILE_OPTIONS[kind].tile.collections])]),
    ),
  };
  const accessories = accessoryAssortments(page);
  const sanitaryGroups = page.productGroups
    .filter((group) => group.type === "standard")
    .map((group) => ({ ...group, products: standardFirst(group.products) }))
    .toSorted((a, b) => a.order - b.order || a.id - b.id);

  const products = new Map<number, PageProduct>();
  const lists = [...Object.values(tiles), ...Object.values(accessories).flatMap((byType) => Object.values(byType))].map(
    (assortment) => assortment.products,
  );
  for (const list of [...lists, ...sanitaryGroups.map((group) => group.products)])
    for (const item of list) products.set(item.id, item);
  const variants = new Map<number, CatalogueVariant>();
  for (const pageProduct of products.values()) {
    for (const variant of variantsOf(pageProduct))
      variants.set(variant.id, { id: variant.id, product: variant.product, pageProduct });
  }
  const groupOfProduct = new Map<number, ProductGroup>();
  for (const group of page.productGroups) for (const item of group.products) groupOfProduct.set(item.id, group);
  for (const group of sanitaryGroups) for (const item of group.products) groupOfProduct.set(item.id, group);
  const rules = new Map<number, Rule>();
  for (const item of products.values()) for (const rule of item.rules) rules.set(rule.id, rule);

  return {
    page,
    products,
    variants,
    tiles,
    accessories,
    sanitaryGroups,
    groups: new Map([...page.productGroups, ...sanitaryGroups].map((group) => [group.id, group])),
    groupOfProduct,
    options: new Map(page.tileOptions.map((option) => [option.kind, option])),
    tileFormats,
    packages,
    rules: [...rules.values()].toSorted((a, b) => a.id - b.id),
  };
}

/** Sorts packages for the list of tiles: the most popular first, then by added cost. */
function popularFirst(packages: readonly Package[]): readonly Package[] {
  return packages
    .map((item) => ({ ...item, groups: item.groups.toSorted((a, b) => a.addedCost - b.addedCost || a.id - b.id) }))
    .toSorted((a, b) => Number(b.mostPopular) - Number(a.mostPopular) || a.addedCost - b.addedCost || a.id - b.id);
}

function standardFirst(products: readonly PageProduct[]): readonly PageProduct[] {
  return products.toSorted((a, b) => Number(b.standardOption) - Number(a.standardOption));
}

function assortment(list: readonly PageProduct[]): Assortment {
  const products = [...new Map(list.map((item) => [item.id, item])).values()];
  return {
    products,
    ids: new Set(products.map((item) => item.id)),
    standard: products.find((item) => item.standardOption) ?? null,
  };
}

function tileAssortment(list: readonly PageProduct[]): TileAssortment {
  const all = assortment(list);
  const of = (type: TileType) => all.products.filter((item) => item.tileType === type);
  return { ...all, byType: { standard: of("standard"), theWall: of("theWall"), luxe: of("luxe") } };
}

function accessoryAssortments(page: Page): PageCatalogue["accessories"] {
  const shared = page.productGroups
    .filter((group) => group.type === "tiles-accessories")
    .flatMap((group) => group.products);
  const at = (place: AccessoryPlace): Record<AccessoryType, Assortment> => {
    const own = shared.filter((item) => item.tileAccessoryType === accessoriesOf(place));
    const optional = page.tileOptions.filter((option) => option.kind === place).flatMap((option) => option.accessories);
    const list = [...own, ...optional];
    return {
      GroutColor: assortment(list.filter((item) => item.product.type === "grout_color")),
      FinishingProfile: assortment(list.filter((item) => item.product.type === "finishing_profile")),
    };
  };
  return recordOf(ACCESSORY_PLACES, at);
}
