import { useEffect } from "react";
import { queryOptions } from "@tanstack/react-query";
import { getOwnAgreement } from "@showroom/api-contract/endpoints/change-requests";
import { listOwnOffers, viewOffer } from "@showroom/api-contract/endpoints/offers";
import { api } from "../../shared/api/api.ts";
import { viewing } from "../../shared/session/viewing.ts";

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

/** Tells the server that the buyer opened the offer; staff in the buyer's place did not. A failure is not worth a word. */
export function useOpened(projectId: number, offerId: number | undefined): void {
  useEffect(() => {
    if (offerId === undefined || viewing !== null) return;
    void api.call(viewOffer, { params: { projectId, offerId } }).catch(() => undefined);
  }, [projectId, offerId]);
}
