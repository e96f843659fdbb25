import { useMemo } from "react";
import { useSearchParams } from "react-router";
import { clampRange, isRangeApplied } from "@showroom/domain/filter/price-range";
import type { PriceRange } from "@showroom/domain/filter/price-range";
import { areAllSelected, leavesSizesOut, sizeKey, sizeList } from "@showroom/domain/filter/size-list";
import type { SizeEntry } from "@showroom/domain/filter/size-list";
import { applyTileFilter, tileFilterIndex } from "@showroom/domain/filter/tile-filter";
import { tilesToFilter } from "@showroom/domain/filter/tiles-to-filter";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { asksTraits, traitsAmong, type WantedTraits } from "@showroom/domain/filter/traits";
import { EXTRA_PARAMETER } from "../../../shared/extra-cost/parameters.ts";
import { TRAIT_PARAMETERS } from "../../../shared/traits/parameters.ts";
import { useAskedTraits, type AskedTraits } from "../../../shared/traits/use-asked-traits.ts";
import { PRICE_PARAMETER, SIZE_PARAMETER } from "./applied-filter.ts";
import { useExtraFilter } from "./use-extra-filter.ts";
import type { ExtraFilterView } from "./use-extra-filter.ts";
import { useAddressWriter } from "../../../shared/browser/use-address-writer.ts";

export interface TileFilterView {
  /** What is asked for as one text, without the order; it changes with every filter. */
  readonly key: string;
  /** Whether a filter is applied. */
  readonly isNarrowed: boolean;
  readonly bounds: PriceRange;
  readonly price: PriceRange;
  readonly priceApplied: boolean;
  readonly sizes: readonly SizeEntry[];
  /** Whether a size is excluded. */
  readonly sizesApplied: boolean;
  readonly traits: AskedTraits;
  /** The colours, appearances and gloss of the tiles on offer. */
  readonly offered: WantedTraits;
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
  const traits = useAskedTraits(write);
  const { index, all, offered } = useMemo(() => {
    const lists = tilesToFilter(catalogue);
    const ofLists = tileFilterIndex(lists);
    return {
      index: ofLists,
      all: sizeList(lists).map((entry) => ({ ...entry, selected: true })),
      offered: traitsAmong(ofLists.rowTraits),
    };
  }, [catalogue]);

  const sizeText = search.get(SIZE_PARAMETER);
  const priceText = search.get(PRICE_PARAMETER);
  const filter = useMemo(() => {
    const wanted = sizeText === null ? null : new Set(sizeText.split(","));
    const sizes = wanted === null ? all : all.map((entry) => ({ ...entry, selected: wanted.has(sizeKey(entry)) }));
    return { sizes, price: readPrice(priceText, index.bounds), traits: traits.wanted };
  }, [sizeText, priceText, all, index, traits.wanted]);
  const result = useMemo(() => applyTileFilter(index, filter), [index, filter]);

  const extra = useExtraFilter(catalogue, result, write);

  return useMemo<TileFilterView>(() => {
    const priceApplied = isRangeApplied(filter.price, index.bounds);
    const sizesApplied = leavesSizesOut(filter.sizes);
    return {
      key: JSON.stringify([sizeText, priceText, traits.wanted, extra.without]),
      isNarrowed: priceApplied || sizesApplied || extra.without || asksTraits(traits.wanted),
      bounds: index.bounds,
      price: filter.price,
      priceApplied,
      sizes: filter.sizes,
      sizesApplied,
      traits,
      offered,
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
      clear: () =>
        write(
          Object.fromEntries(
            [SIZE_PARAMETER, PRICE_PARAMETER, EXTRA_PARAMETER, ...Object.values(TRAIT_PARAMETERS)].map(
              (name) => [name, null] as const,
            ),
          ),
        ),
    };
  }, [index, filter, sizeText, priceText, traits, offered, extra, write]);
}
