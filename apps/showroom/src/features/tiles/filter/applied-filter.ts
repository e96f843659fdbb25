import type { TilePlace } from "@showroom/domain/filter/extra-cost";
import type { ProductChoice } from "@showroom/domain/model/choices";
import type { PageProduct } from "@showroom/domain/model/product";
import { EXTRA_PARAMETER, ORDER_PARAMETER } from "../../../shared/extra-cost/parameters.ts";
import { TRAIT_PARAMETERS } from "../../../shared/traits/parameters.ts";

export type SortTiles = (tiles: readonly PageProduct[], chosen: ProductChoice | null) => readonly PageProduct[];

/** What the filters leave out of the tiles that are offered in one place, and their order. */
export interface PlaceFilter {
  readonly filteredIds: ReadonlySet<number>;
  readonly sort: SortTiles;
}

export interface AppliedFilter {
  /** Whether it is not known yet what the filters leave out: their code, or amounts, are not there. */
  readonly waits: boolean;
  /** The same object for a place until the filter changes. */
  readonly at: (place: TilePlace) => PlaceFilter;
}

export const SIZE_PARAMETER = "maat";
export const PRICE_PARAMETER = "prijs";
/** The filters and the order in the address. */
const PARAMETERS = [
  SIZE_PARAMETER,
  PRICE_PARAMETER,
  ...Object.values(TRAIT_PARAMETERS),
  EXTRA_PARAMETER,
  ORDER_PARAMETER,
];

const EVERYTHING: PlaceFilter = { filteredIds: new Set(), sort: (tiles) => tiles };
/** Without a filter. */
export const everything = (): PlaceFilter => EVERYTHING;

/** What is shown until the code of the filters has loaded. Tiles that are filtered wait for it. */
export const beforeFilters = (address: URLSearchParams): AppliedFilter => ({
  waits: PARAMETERS.some((name) => address.has(name)),
  at: everything,
});
