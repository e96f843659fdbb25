import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { BuyerSort } from "@showroom/domain/staff/buyer-order";
import { readFilters, sortedBy, writeFilters } from "./buyer-filters.ts";
import type { BuyerFilters } from "./buyer-filters.ts";

/** Milliseconds after the last key until the address changes: browsers limit the number of changes in a row. */
const DEBOUNCE = 250;

export interface FilterState {
  readonly filters: BuyerFilters;
  /** Sorts by a column, or reverses its order. The function is the same until the address changes. */
  readonly sortBy: (sort: BuyerSort) => void;
  /** Changes the filters and the address. */
  readonly change: (filters: BuyerFilters) => void;
  /** The same for typing: the list follows each key, the address follows after a pause. */
  readonly type: (search: string) => void;
}

/** The filters of the address, with the search text that is being typed. */
export function useBuyerFilters(): FilterState {
  const [parameters, setParameters] = useSearchParams();
  const stored = readFilters(parameters);
  const [typed, setTyped] = useState<string | null>(null);
  const filters = typed === null ? stored : { ...stored, search: typed };

  const sortBy = useCallback(
    (sort: BuyerSort) =>
      setParameters((before) => writeFilters(sortedBy(readFilters(before), sort)), {
        replace: true,
        preventScrollReset: true,
      }),
    [setParameters],
  );
  const write = (next: BuyerFilters): void =>
    setParameters(writeFilters(next), { replace: true, preventScrollReset: true });

  const arrived = typed !== null && stored.search === (typed.trim() === "" ? "" : typed);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(
      () =>
        arrived
          ? setTyped(null)
          : setParameters((before) => writeFilters({ ...readFilters(before), search: typed }), {
              replace: true,
              preventScrollReset: true,
            }),
      DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [typed, arrived, setParameters]);

  return {
    filters,
    sortBy,
    change: (next) => {
      setTyped(null);
      write(next);
    },
    type: setTyped,
  };
}
