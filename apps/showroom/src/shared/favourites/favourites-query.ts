import { getFavourites } from "@showroom/api-contract/endpoints/favourites";
import { queryOptions } from "@tanstack/react-query";
import { api, queryClient } from "../api/api.ts";
import { PRESSES } from "./favourite-press.ts";

/**
 * What the buyers of a home like. Read again when the window is entered: a partner, or another tab, may have pressed a heart. Not while
 * presses wait for the server: its answer would not have them.
 */
export const favouritesQuery = (projectId: number, userId: number) =>
  queryOptions({
    queryKey: ["favourites", projectId, userId],
    queryFn: ({ signal }) => api.call(getFavourites, { params: { projectId } }, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: () => (queryClient.isMutating({ mutationKey: PRESSES }) === 0 ? "always" : false),
  });
