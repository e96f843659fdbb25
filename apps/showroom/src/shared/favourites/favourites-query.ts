import { getFavourites } from "@showroom/api-contract/endpoints/favourites";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../api/api.ts";

/** What the buyers of a home like. Read again when the window is entered: a partner may have pressed a heart on another device. */
export const favouritesQuery = (projectId: number, userId: number) =>
  queryOptions({
    queryKey: ["favourites", projectId, userId],
    queryFn: ({ signal }) => api.call(getFavourites, { params: { projectId } }, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
