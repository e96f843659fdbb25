import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { readFilters, writeFilters } from "./buyer-filters.ts";
import type { BuyerFilters } from "./buyer-filters.ts";

/** Browsers allow only so many changes of address in a row. */
const DEBOUNCE = 250;

export interface FilterState {
  readonly filters: BuyerFilters;
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

  const write = (next: BuyerFilters): void => setParameters(writeFilters(next), { replace: true, preventScrollReset: true });

  const arrived = typed !== null && stored.search === (typed.trim() === "" ? "" : typed);
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(
      () => (arrived ? setTyped(null) : setParameters((before) => writeFilters({ ...readFilters(before), search: typed }), { replace: true, preventScrollReset: true })),
      DEBOUNCE,
    );
    return () => clearTimeout(timer);
  }, [typed, arrived, setParameters]);

  return {
    filters,
    change: (next) => {
      setTyped(null);
      write(next);
    },
    type: setTyped,
  };
}
