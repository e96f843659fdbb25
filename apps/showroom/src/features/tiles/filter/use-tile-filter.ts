import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { clampRange, isRangeApplied } from "@showroom/domain/filter/price-range";
import type { PriceRange } from "@showroom/domain/filter/price-range";
import { areAllSelected, leavesSizesOut, sizeKey, sizeList } from "@showroom/domain/filter/size-list";
import type { SizeEntry } from "@showroom/domain/filter/size-list";
import { applyTileFilter, tileFilterIndex } from "@showroom/domain/filter/tile-filter";
import { tilesToFilter } from "@showroom/domain/filter/tiles-to-filter";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { EXTRA_PARAMETER } from "../../../shared/extra-cost/parameters.ts";
import { useExtraFilter } from "./use-extra-filter.ts";
import type { ExtraFilterView } from "./use-extra-filter.ts";
import { useAddressWriter } from "../../../shared/browser/use-address-writer.ts";

const SIZE_PARAMETER = "maat";
const PRICE_PARAMETER = "prijs";

export interface TileFilterView {
  readonly bounds: PriceRange;
  readonly price: PriceRange;
  readonly priceApplied: boolean;
  readonly sizes: readonly SizeEntry[];
  /** Whether a size is excluded. */
  readonly sizesApplied: boolean;
  /** The filter and the order by extra cost, with what all filters together leave. */
  readonly extra: ExtraFilterView;
  readonly setPrice: (price: PriceRange) => void;
  readonly setSizes: (sizes: readonly SizeEntry[]) => void;
  /** Removes every filter. The order is no filter, and stays. */
  readonly clear: () => void;
}

function readPrice(text: string | null, bounds: PriceRange): PriceRange {
  const match = /^(\d{1,7})-(\d{1,7})$/.exec(text ?? "");
  return match ? clampRange({ low: Number(match[1]) * 100, high: Number(match[2]) * 100 }, bounds) : bounds;
}

/** The tile filter from the address. The object is the same until the filter changes. */
export function useTileFilter(catalogue: PageCatalogue): TileFilterView {
  const [search] = useSearchParams();
  const write = useAddressWriter();
  const { index, all } = useMemo(() => {
    const lists = tilesToFilter(catalogue);
    return { index: tileFilterIndex(lists), all: sizeList(lists).map((entry) => ({ ...entry, selected: true })) };
  }, [catalogue]);

  const sizeText = search.get(SIZE_PARAMETER);
  const priceText = search.get(PRICE_PARAMETER);
  const filter = useMemo(() => {
    const wanted = sizeText === null ? null : new Set(sizeText.split(","));
    const sizes = wanted === null ? all : all.map((entry) => ({ ...entry, selected: wanted.has(sizeKey(entry)) }));
    return { sizes, price: readPrice(priceText, index.bounds) };
  }, [sizeText, priceText, all, index]);
  const result = useMemo(() => applyTileFilter(index, filter), [index, filter]);

  const extra = useExtraFilter(catalogue, result, write);

  return useMemo<TileFilterView>(
    () => ({
      bounds: index.bounds,
      price: filter.price,
      priceApplied: isRangeApplied(filter.price, index.bounds),
      sizes: filter.sizes,
      sizesApplied: leavesSizesOut(filter.sizes),
      extra,
      setPrice: ({ low, high }) =>
        write({
          [PRICE_PARAMETER]: isRangeApplied({ low, high }, index.bounds)
            ? `${Math.round(low / 100)}-${Math.round(high / 100)}`
            : null,
        }),
      setSizes: (sizes) =>
        write({
          [SIZE_PARAMETER]: areAllSelected(sizes)
            ? null
            : sizes
                .filter((entry) => entry.selected)
                .map(sizeKey)
                .join(","),
        }),
      clear: () => write({ [SIZE_PARAMETER]: null, [PRICE_PARAMETER]: null, [EXTRA_PARAMETER]: null }),
    }),
    [index, filter, extra, write],
  );
}
