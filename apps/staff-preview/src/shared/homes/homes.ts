import { queryOptions } from "@tanstack/react-query";
import { listHomes } from "@showroom/api-contract/endpoints/homes";
import { api } from "../api/api.ts";

/** The homes of a project, by building number. */
export const homesQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["homes", projectId],
    queryFn: async ({ signal }) => (await api.call(listHomes, { params: { projectId } }, { signal })).items,
    staleTime: 5_000,
  });
