import { queryOptions } from "@tanstack/react-query";
import { DAY_PAGE, getAbsence, listDay } from "@showroom/api-contract/endpoints/day";
import { api } from "../../shared/api/api.ts";
import type { DayFilters } from "./day-filters.ts";

export const dayKey = ["day"] as const;

/** What needs somebody today. Buyers and colleagues change it while the page is open. */
export const dayQuery = ({ kind, whose }: DayFilters, projectId: number | null, most: number = DAY_PAGE) =>
  queryOptions({
    queryKey: [...dayKey, { kind, whose, projectId, most }],
    queryFn: ({ signal }) =>
      api.call(
        listDay,
        { query: { whose, most, ...(kind !== null && { kind }), ...(projectId !== null && { projectId }) } },
        { signal },
      ),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });

export const absenceQuery = queryOptions({
  queryKey: ["absence"],
  queryFn: ({ signal }) => api.call(getAbsence, {}, { signal }),
});
