import { queryOptions } from "@tanstack/react-query";
import { getOwnAgreement } from "@showroom/api-contract/endpoints/change-requests";
import { listOwnOffers } from "@showroom/api-contract/endpoints/offers";
import { api } from "../../shared/api/api.ts";

/** The offers to the buyer. Read again now and then, because an offer may end while the page is open. */
export const ownOffersQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["offers", projectId],
    queryFn: async ({ signal }) => (await api.call(listOwnOffers, { params: { projectId } }, { signal })).items,
    staleTime: 10_000,
    refetchInterval: 60_000,
  });

/** What is agreed now, and the newest request for a change. A partner may ask, and the showroom answers, while the page is open. */
export const ownAgreementQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["agreement", projectId],
    queryFn: async ({ signal }) => (await api.call(getOwnAgreement, { params: { projectId } }, { signal })).agreement,
    staleTime: 10_000,
    refetchInterval: 60_000,
  });
