/** The chips of the size filter. */
import { SIZE_TYPES, sizeKey, toggleSize } from "@showroom/domain/filter/size-list";
import type { SizeEntry } from "@showroom/domain/filter/size-list";
import { formatTileSize } from "@showroom/domain/format/measures";
import { tilesTexts } from "../texts.ts";

const texts = tilesTexts.filter;

/** The number of sizes that are named; more are counted. */
const MOST_NAMED = 3;

export interface SizeChip {
  readonly id: string;
  readonly label: string;
  /** The sizes without this filter. */
  readonly without: readonly SizeEntry[];
}

const nameOf = ({ width, length }: SizeEntry): string => formatTileSize(width, length) ?? "";

/** A chip per size for a few sizes of a kind, or one chip for all sizes of that kind. A kind without a filter has none. */
export function sizeChips(sizes: readonly SizeEntry[]): readonly SizeChip[] {
  return SIZE_TYPES.flatMap((type): readonly SizeChip[] => {
    const own = sizes.filter((entry) => entry.type === type);
    const selected = own.filter((entry) => entry.selected);
    const left = own.filter((entry) => !entry.selected);
    if (left.length === 0 || selected.length === 0) return [];
    const all = sizes.map((entry) => (entry.type === type ? { ...entry, selected: true } : entry));
    if (selected.length <= MOST_NAMED)
      return selected.map((entry) => ({
        id: sizeKey(entry),
        label: `${texts.types[type]} ${nameOf(entry)}`,
        // Without its last size a kind is no longer filtered
        without: selected.length === 1 ? all : toggleSize(sizes, entry),
      }));
    const label =
      left.length <= MOST_NAMED
        ? texts.sizesExcept(texts.types[type], left.map(nameOf).join(", "))
        : texts.sizesOf(texts.types[type], selected.length, own.length);
    return [{ id: type, label, without: all }];
  });
}
