import { use, useMemo } from "react";
import { cardAmount, inOrder, TILE_PLACES, withoutExtraCost } from "@showroom/domain/filter/extra-cost";
import type { ExtraOf, TilePlace } from "@showroom/domain/filter/extra-cost";
import type { TileFilterResult } from "@showroom/domain/filter/tile-filter";
import { recordOf } from "@showroom/domain/model/record-of";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { CostInputContext } from "../../../shared/step-view/use-showroom.ts";
import { everything, type AppliedFilter, type PlaceFilter } from "./applied-filter.ts";
import { addTile, cardsName } from "../../../shared/prices/tile-alternatives.ts";
import type { useAddressWriter } from "../../../shared/browser/use-address-writer.ts";
import { useAskedExtra } from "../../../shared/extra-cost/use-asked-extra.ts";
import type { AskedExtra } from "../../../shared/extra-cost/use-asked-extra.ts";

export interface ExtraFilterView extends AskedExtra {
  /** What all filters together leave out, and the order. */
  readonly applied: AppliedFilter;
}

/** Filters and sorts by the amounts on the cards, as the address says. The object is the same until something changes. */
export function useExtraFilter(
  catalogue: PageCatalogue,
  { filteredIds }: TileFilterResult,
  write: ReturnType<typeof useAddressWriter>,
): ExtraFilterView {
  const asked = useAskedExtra(write);
  const { without, order } = asked;
  const isAsked = without || order !== "recommended";
  // Otherwise a new price does not render the tiles again.
  const input = isAsked ? use(CostInputContext) : null;
  const extras = useMemo(() => input && cardPrices(input, catalogue.page, false), [input, catalogue]);

  return useMemo<ExtraFilterView>(() => {
    const extraAt =
      (place: TilePlace): ExtraOf =>
      (choice) =>
        extras?.(`${cardsName(place)}/${choice.variantProjectProductId}`, addTile(place, choice))?.extra ?? null;
    if (!isAsked && filteredIds.size === 0) return { ...asked, applied: { waits: false, at: everything } };
    const places = recordOf(TILE_PLACES, (place): PlaceFilter => {
      const extraOf = extraAt(place);
      return {
        filteredIds:
          without && extras ? withoutExtraCost(catalogue.tiles[place].products, filteredIds, extraOf) : filteredIds,
        sort: (tiles, chosen) => (extras ? inOrder(tiles, order, (tile) => cardAmount(tile, chosen, extraOf)) : tiles),
      };
    });
    return { ...asked, applied: { waits: isAsked && extras === null, at: (place) => places[place] } };
  }, [catalogue, extras, filteredIds, asked, without, order, isAsked]);
}
