import { queryOptions } from "@tanstack/react-query";
import { getLateDraft } from "@showroom/api-contract/endpoints/last-offer";
import { api } from "../api/api.ts";

/** What a buyer chose of parts whose last day has passed, which can be put before the buyer as a last offer. */
export const lateDraftQuery = (projectId: number, userId: number) =>
  queryOptions({
    queryKey: ["late-draft", projectId, userId],
    queryFn: ({ signal }) => api.call(getLateDraft, { params: { projectId, userId } }, { signal }),
    staleTime: 0,
  });
