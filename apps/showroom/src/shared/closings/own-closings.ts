import type { Part } from "@showroom/domain/closing-date/closing-date";
import { queryOptions } from "@tanstack/react-query";
import { getOwnClosings, type OwnClosing } from "@showroom/api-contract/endpoints/closings";
import { api } from "../api/api.ts";

/** Until when the buyer may choose. Read again now and then, because the day may end while a page is open. */
export const ownClosingsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["closings", projectId],
    queryFn: ({ signal }) => api.call(getOwnClosings, { params: { projectId } }, { signal }),
    staleTime: 60_000,
    refetchInterval: 300_000,
  });

/** The parts in which nothing can be chosen any more. */
export const closedIn = (items: readonly OwnClosing[]): readonly Part[] =>
  items.filter(({ isClosed }) => isClosed).map(({ part }) => part);
