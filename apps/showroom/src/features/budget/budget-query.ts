import { getBudget } from "@showroom/api-contract/endpoints/budget";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/** The budget of a buyer in a project. Read again when the window is entered: a partner may have changed it on another device. */
export const budgetQuery = (projectId: number, userId: number) =>
  queryOptions({
    queryKey: ["budget", projectId, userId],
    queryFn: ({ signal }) => api.call(getBudget, { params: { projectId } }, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: true,
  });
