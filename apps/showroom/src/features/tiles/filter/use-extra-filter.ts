import { use, useMemo } from "react";
import { cardAmount, countLeft, inOrder, TILE_PLACES, withoutExtraCost } from "@showroom/domain/filter/extra-cost";
import type { ExtraOf, TilePlace } from "@showroom/domain/filter/extra-cost";
import type { TileFilterResult } from "@showroom/domain/filter/tile-filter";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import { recordOf } from "@showroom/domain/model/record-of";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { CostInputContext } from "../../../shared/step-view/use-showroom.ts";
import { addTile, cardsName } from "../prices/tile-alternatives.ts";
import type { useAddressWriter } from "../../../shared/browser/use-address-writer.ts";
import { useAskedExtra } from "../../../shared/extra-cost/use-asked-extra.ts";
import type { AskedExtra } from "../../../shared/extra-cost/use-asked-extra.ts";

export type SortTiles = (tiles: readonly PageProduct[], chosen: ProductChoice | null) => readonly PageProduct[];

export interface ExtraFilterView extends AskedExtra {
  /** Whether the amounts that tiles are filtered or sorted by are not known yet. */
  readonly waits: boolean;
  /** What all filters together leave out, by where the tiles are offered. */
  readonly filteredIds: Readonly<Record<TilePlace, ReadonlySet<number>>>;
  readonly sort: Readonly<Record<TilePlace, SortTiles>>;
  readonly count: number;
}

/** Filters and sorts by the amounts on the cards, as the address says. The object is the same until something changes. */
export function useExtraFilter(
  catalogue: PageCatalogue,
  { filteredIds, count }: TileFilterResult,
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
    const out = recordOf(TILE_PLACES, (place) =>
      without && extras ? withoutExtraCost(catalogue.tiles[place].products, filteredIds, extraAt(place)) : filteredIds,
    );
    return {
      ...asked,
      waits: isAsked && extras === null,
      filteredIds: out,
      sort: recordOf(
        TILE_PLACES,
        (place): SortTiles =>
          (tiles, chosen) =>
            extras ? inOrder(tiles, order, (tile) => cardAmount(tile, chosen, extraAt(place))) : tiles,
      ),
      count: without && extras ? countLeft(catalogue, out) : count,
    };
  }, [catalogue, extras, filteredIds, count, asked, without, order, isAsked]);
}
