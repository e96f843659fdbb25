import type { PageProduct, Product } from "../model/product.ts";
import { variantsOf } from "../selection/variants.ts";

export const SIZE_TYPES = ["wall", "floor", "herringbone"] as const;
/** Kind of tile that a size filters. */
export type SizeType = (typeof SIZE_TYPES)[number];

/** One checkbox of the size filter; millimetres. */
export interface SizeEntry {
  readonly type: SizeType;
  readonly width: number;
  readonly length: number;
  readonly selected: boolean;
}

export type TileLists = Readonly<Partial<Record<SizeType, readonly PageProduct[]>>>;

/**
 * The sizes of the tiles on offer, each once per kind, sorted by width and then length. Sizes that were in `before`
 * keep their tick. A new size is ticked only when all sizes in `before` were ticked.
 */
export function sizeList(tiles: TileLists, before: readonly SizeEntry[] = []): readonly SizeEntry[] {
  const ticked = new Set(before.filter((entry) => entry.selected).map(sizeKey));
  const known = new Set(before.map(sizeKey));
  const all = areAllSelected(before);
  const found = new Map<string, SizeEntry>();
  for (const type of SIZE_TYPES) {
    for (const tile of tiles[type] ?? []) {
      for (const { product } of variantsOf(tile)) {
        const size = sizeOf(product);
        if (!size) continue;
        const key = sizeKey({ type, ...size });
        if (!found.has(key)) found.set(key, { type, ...size, selected: ticked.has(key) || (all && !known.has(key)) });
      }
    }
  }
  return [...found.values()].toSorted(
    (a, b) => SIZE_TYPES.indexOf(a.type) - SIZE_TYPES.indexOf(b.type) || a.width - b.width || a.length - b.length,
  );
}

export function toggleSize(
  sizes: readonly SizeEntry[],
  target: Pick<SizeEntry, "type" | "width" | "length">,
): readonly SizeEntry[] {
  return sizes.map((entry) => (sizeKey(entry) === sizeKey(target) ? { ...entry, selected: !entry.selected } : entry));
}

/** Ticks or unticks all sizes. */
export function selectAll(sizes: readonly SizeEntry[], selected: boolean): readonly SizeEntry[] {
  return sizes.map((entry) => ({ ...entry, selected }));
}

/** Whether 'Alles selecteren' is on: only when there are sizes and all are ticked. */
export function areAllSelected(sizes: readonly SizeEntry[]): boolean {
  return sizes.length > 0 && sizes.every((entry) => entry.selected);
}

/** Whether the ticks hide any tile. A kind without any tick hides nothing. */
export function leavesSizesOut(sizes: readonly SizeEntry[]): boolean {
  const ticked = new Set(sizes.filter((entry) => entry.selected).map(({ type }) => type));
  return sizes.some((entry) => !entry.selected && ticked.has(entry.type));
}

/** The number of ticked sizes of the kinds that are narrowed. */
export function narrowedCount(sizes: readonly SizeEntry[]): number {
  return SIZE_TYPES.map((type) => sizes.filter((entry) => entry.type === type))
    .filter(leavesSizesOut)
    .reduce((count, own) => count + selectedCount(own), 0);
}

export function selectedCount(sizes: readonly SizeEntry[]): number {
  return sizes.reduce((count, entry) => count + Number(entry.selected), 0);
}

export function sizeOf({ width, length }: Product): { readonly width: number; readonly length: number } | null {
  return width === null || length === null ? null : { width, length };
}

/** A key for a size of a kind of tile; equal sizes have equal keys. */
export function sizeKey({ type, width, length }: Pick<SizeEntry, "type" | "width" | "length">): string {
  return `${type}:${width}x${length}`;
}
