import { queryOptions } from "@tanstack/react-query";
import { listAgreedHomes } from "@showroom/api-contract/endpoints/changes";
import { listOffers } from "@showroom/api-contract/endpoints/offers";
import { api } from "../../shared/api/api.ts";

/** What is handed in and can be offered, and the offers of a project. */
export const offersQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["offers", projectId],
    queryFn: ({ signal }) => api.call(listOffers, { params: { projectId } }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });

/** The homes with an agreement, and the lines that are agreed now. */
export const agreedHomesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["agreed-homes", projectId],
    queryFn: async ({ signal }) => (await api.call(listAgreedHomes, { params: { projectId } }, { signal })).items,
    staleTime: 5_000,
    refetchInterval: 60_000,
  });
