import type { FilterChip } from "@showroom/ui/showroom/filter-bar/filter-bar";
import { formatEuro } from "@showroom/domain/format/money";
import { extraTexts } from "../../../shared/extra-cost/texts.ts";
import { traitChips } from "../../../shared/traits/trait-values.ts";
import { tilesTexts } from "../texts.ts";
import { sizeChips } from "./size-chips.ts";
import type { TileFilterView } from "./use-tile-filter.ts";

/** A chip for each filter that is applied. */
export function filterChips({ traits, sizes, price, bounds, ...filter }: TileFilterView): readonly FilterChip[] {
  return [
    ...traitChips(traits.wanted).map(({ id, label, without }) => ({
      id,
      label,
      onRemove: () => traits.setWanted(without),
    })),
    ...sizeChips(sizes).map(({ id, label, without }) => ({ id, label, onRemove: () => filter.setSizes(without) })),
    ...(filter.priceApplied
      ? [
          {
            id: "price",
            label: tilesTexts.filter.between(formatEuro(price.low), formatEuro(price.high)),
            onRemove: () => filter.setPrice(bounds),
          },
        ]
      : []),
    ...(filter.extra.without
      ? [{ id: "extra", label: extraTexts.without, onRemove: () => filter.extra.setWithout(false) }]
      : []),
  ];
}
