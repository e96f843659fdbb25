import { queryOptions } from "@tanstack/react-query";
import { getHomeBuyers } from "@showroom/api-contract/endpoints/home-buyers";
import { api } from "../../shared/api/api.ts";

/** Who shares the buyer's choices, and who changed them last. */
export const homeBuyersQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["home-buyers", projectId],
    queryFn: ({ signal }) => api.call(getHomeBuyers, { params: { projectId } }, { signal }),
    staleTime: 30_000,
  });
