/** Queries for the buyers of a project, and for the data of one buyer. */
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  BUYERS_LIMIT,
  getBuyerConfiguration,
  getBuyerHistory,
  listBuyers,
} from "@showroom/api-contract/endpoints/staff";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { PASSING } from "@showroom/web-app/queries/create-query-client";
import { api } from "../api/api.ts";

const HISTORY_PAGE = 50;

async function loadAll(projectId: number, signal: AbortSignal): Promise<readonly StaffBuyer[]> {
  const buyers: StaffBuyer[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await api.call(
      listBuyers,
      { params: { projectId }, query: { page, pageSize: BUYERS_LIMIT } },
      { signal },
    );
    buyers.push(...items);
    if (items.length === 0 || buyers.length >= total) return buyers;
  }
}

/** All buyers of a project, by building number. The list is searched and sorted in the browser. */
export const buyersQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["buyers", projectId],
    queryFn: ({ signal }) => loadAll(projectId, signal),
    staleTime: 30_000,
  });

export const configurationQuery = (projectId: number, userId: number) =>
  queryOptions({
    queryKey: ["configuration", projectId, userId],
    queryFn: ({ signal }) => api.call(getBuyerConfiguration, { params: { projectId, userId } }, { signal }),
    staleTime: 30_000,
    ...PASSING,
  });

/** The history of a buyer's choices, newest first, fetched a page at a time. */
export const historyQuery = (projectId: number, userId: number) =>
  infiniteQueryOptions({
    queryKey: ["history", projectId, userId],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        getBuyerHistory,
        { params: { projectId, userId }, query: { page: pageParam, pageSize: HISTORY_PAGE } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ page, pageSize, total }) => (page * pageSize < total ? page + 1 : null),
    staleTime: 30_000,
    ...PASSING,
  });
