import { useCallback, useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import type { BuyerSort } from "@showroom/domain/staff/buyer-order";
import { readFilters, sortedBy, writeFilters } from "./buyer-filters.ts";
import type { BuyerFilters } from "./buyer-filters.ts";

/** Browsers allow only so many changes of address in a row. */
const DEBOUNCE = 250;

export interface FilterState {
  readonly filters: BuyerFilters;
  /** Sorts by a column, or turns it round. The same function until the address changes. */
  readonly sortBy: (sort: BuyerSort) => void;
  /** Changes the filters, and the address with them. */
  readonly change: (filters: BuyerFilters) => void;
  /** The same for typing: the list follows each key, the address once the typing rests. */
  readonly type: (search: string) => void;
}

/** The filters of the address, ahead of it by what is being typed. */
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
