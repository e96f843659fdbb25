import { queryOptions } from "@tanstack/react-query";
import { getContractTerms, listOffers } from "@showroom/api-contract/endpoints/offers";
import { api } from "../../shared/api/api.ts";

/** What is handed in and can be offered, and the offers of a project. */
export const offersQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["offers", projectId],
    queryFn: ({ signal }) => api.call(listOffers, { params: { projectId } }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });

/** Who offers in a project, and under which terms. */
export const contractTermsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["contract-terms", projectId],
    queryFn: ({ signal }) => api.call(getContractTerms, { params: { projectId } }, { signal }),
    staleTime: 5_000,
  });
