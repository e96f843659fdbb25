import type { PageProduct } from "../model/product.ts";
import { variantsOf } from "../selection/variants.ts";
import { priceBounds, type PriceRange } from "./price-range.ts";
import { NO_TRAITS, traitBits, wantedMasks, type WantedTraits } from "./traits.ts";
import { SIZE_TYPES, sizeKey, sizeOf, type SizeEntry, type SizeType, type TileLists } from "./size-list.ts";

/** Prices and sizes of all tiles in typed arrays, for one fast pass; build it once per list of tiles. */
export interface TileFilterIndex {
  readonly bounds: PriceRange;
  readonly products: readonly PageProduct[];
  /** Index of the product of each row. A product without variants has one row, others one row per variant. */
  readonly rowProduct: Int32Array;
  readonly rowId: Int32Array;
  readonly rowPrice: Int32Array;
  /** Index in `sizes` of each row; -1 without a size. */
  readonly rowSize: Int32Array;
  readonly rowType: Uint8Array;
  /** What each row looks like; see `traits.ts`. */
  readonly rowTraits: Int32Array;
  readonly sizes: ReadonlyMap<string, number>;
}

export interface TileFilter {
  readonly price: PriceRange;
  readonly sizes: readonly SizeEntry[];
  /** By default everything. */
  readonly traits?: WantedTraits;
}

export interface TileFilterResult {
  /** Page product and variant ids that the filter leaves out; see `isFilteredOut`. */
  readonly filteredIds: ReadonlySet<number>;
  /** Number of products that still show at least one variant. */
  readonly count: number;
}

export function tileFilterIndex(tiles: TileLists): TileFilterIndex {
  const products = SIZE_TYPES.flatMap((type) => tiles[type] ?? []);
  const typed = SIZE_TYPES.flatMap((type) => (tiles[type] ?? []).map(() => type));
  const rows = products.flatMap((item, at) => variantsOf(item).map((variant) => ({ at, variant })));
  const sizes = new Map<string, number>();
  const index = {
    bounds: priceBounds(rows.map((row) => row.variant.product.grossPrice)),
    products,
    rowProduct: Int32Array.from(rows, (row) => row.at),
    rowId: Int32Array.from(rows, (row) => row.variant.id),
    rowPrice: Int32Array.from(rows, (row) => row.variant.product.grossPrice),
    rowSize: new Int32Array(rows.length).fill(-1),
    rowTraits: Int32Array.from(rows, (row) => traitBits(row.variant.product)),
    rowType: Uint8Array.from(rows, (row) => SIZE_TYPES.indexOf(typed[row.at] as SizeType)),
    sizes,
  };
  rows.forEach(({ at, variant }, row) => {
    const size = sizeOf(variant.product);
    if (!size) return;
    const key = sizeKey({ type: typed[at] as SizeType, ...size });
    if (!sizes.has(key)) sizes.set(key, sizes.size);
    index.rowSize[row] = sizes.get(key) ?? -1;
  });
  return index;
}

/**
 * One flag per row of the index: 1 when the row passes the filter. A row fails with a price outside the range, or when sizes of its kind
 * are ticked and its own is not, or when it lacks a colour, appearance or gloss that is asked for.
 */
export function matchingRows(index: TileFilterIndex, { price, sizes, traits = NO_TRAITS }: TileFilter): Uint8Array {
  const wanted = new Uint8Array(index.sizes.size);
  const typeFiltered = new Uint8Array(SIZE_TYPES.length);
  const everything = sizes.length > 0 && sizes.every((entry) => entry.selected);
  for (const entry of everything ? [] : sizes) {
    if (!entry.selected) continue;
    const size = index.sizes.get(sizeKey(entry));
    if (size !== undefined) wanted[size] = 1;
    typeFiltered[SIZE_TYPES.indexOf(entry.type)] = 1;
  }
  const { rowPrice, rowSize, rowType, rowTraits } = index;
  const masks = wantedMasks(traits);
  const { low, high } = price;
  const matches = new Uint8Array(rowPrice.length);
  for (let row = 0; row < matches.length; row += 1) {
    const cost = rowPrice[row] as number;
    if (cost < low || cost > high) continue;
    const bits = rowTraits[row] as number;
    if (masks.some((mask) => (bits & mask) === 0)) continue;
    const size = rowSize[row] as number;
    const hasSize = size >= 0;
    if (typeFiltered[rowType[row] as number] === 0 || (hasSize && wanted[size] === 1)) matches[row] = 1;
  }
  return matches;
}

/** Applies a filter. A product's id is filtered out only when all of its variants are. */
export function applyTileFilter(index: TileFilterIndex, filter: TileFilter): TileFilterResult {
  const matches = matchingRows(index, filter);
  const filteredIds = new Set<number>();
  const left = new Uint8Array(index.products.length);
  matches.forEach((match, row) => {
    const product = index.rowProduct[row] as number;
    if (match === 1) {
      left[product] = 1;
      return;
    }
    filteredIds.add(index.rowId[row] as number);
    filteredIds.add(index.products[product]?.id ?? 0);
  });
  return { filteredIds, count: left.reduce((count, flag) => count + flag, 0) };
}
