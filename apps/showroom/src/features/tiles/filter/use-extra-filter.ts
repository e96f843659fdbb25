import { use, useMemo } from "react";
import { useSearchParams } from "react-router";
import { cardAmount, countLeft, inOrder, TILE_PLACES, withoutExtraCost } from "@showroom/domain/filter/extra-cost";
import type { ExtraOf, TileOrder, TilePlace } from "@showroom/domain/filter/extra-cost";
import type { TileFilterResult } from "@showroom/domain/filter/tile-filter";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import { recordOf } from "@showroom/domain/model/record-of";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import type { PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { CostInputContext } from "../../../shared/step-view/use-showroom.ts";
import { addTile, cardsName } from "../prices/tile-alternatives.ts";
import type { useAddressWriter } from "./use-address-writer.ts";

export const EXTRA_PARAMETER = "meerprijs";
const WITHOUT = "zonder";
const ORDER_PARAMETER = "volgorde";
/** The orders in the address; the recommended one is not in it. */
const ORDERS: Readonly<Partial<Record<TileOrder, string>>> = { lowest: "laagste", highest: "hoogste" };

export type SortTiles = (tiles: readonly PageProduct[], chosen: ProductChoice | null) => readonly PageProduct[];

export interface ExtraFilterView {
  /** Whether only tiles without extra cost are left. */
  readonly without: boolean;
  readonly order: TileOrder;
  /** Whether the amounts that tiles are filtered or sorted by are not known yet. */
  readonly waits: boolean;
  /** What all filters together leave out, by where the tiles are offered. */
  readonly filteredIds: Readonly<Record<TilePlace, ReadonlySet<number>>>;
  readonly sort: Readonly<Record<TilePlace, SortTiles>>;
  readonly count: number;
  readonly setWithout: (without: boolean) => void;
  readonly setOrder: (order: TileOrder) => void;
}

function readOrder(text: string | null): TileOrder {
  if (text === ORDERS.lowest) return "lowest";
  return text === ORDERS.highest ? "highest" : "recommended";
}

/** Filters and sorts by the amounts on the cards, as the address says. The object is the same until something changes. */
export function useExtraFilter(
  catalogue: PageCatalogue,
  { filteredIds, count }: TileFilterResult,
  write: ReturnType<typeof useAddressWriter>,
): ExtraFilterView {
  const [search] = useSearchParams();
  const without = search.get(EXTRA_PARAMETER) === WITHOUT;
  const order = readOrder(search.get(ORDER_PARAMETER));
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
      without,
      order,
      waits: isAsked && extras === null,
      filteredIds: out,
      sort: recordOf(
        TILE_PLACES,
        (place): SortTiles =>
          (tiles, chosen) =>
            extras ? inOrder(tiles, order, (tile) => cardAmount(tile, chosen, extraAt(place))) : tiles,
      ),
      count: without && extras ? countLeft(catalogue, out) : count,
      setWithout: (next) => write({ [EXTRA_PARAMETER]: next ? WITHOUT : null }),
      setOrder: (next) => write({ [ORDER_PARAMETER]: ORDERS[next] ?? null }),
    };
  }, [catalogue, extras, filteredIds, count, without, order, isAsked, write]);
}
