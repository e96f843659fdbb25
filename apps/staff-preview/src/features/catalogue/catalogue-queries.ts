import { queryOptions } from "@tanstack/react-query";
import { listCatalogueVersions } from "@showroom/api-contract/endpoints/catalogue";
import { listStagedCatalogues } from "@showroom/api-contract/endpoints/staged-catalogue";
import { api } from "../../shared/api/api.ts";

export const versionsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["catalogue-versions", projectId],
    queryFn: async ({ signal }) => (await api.call(listCatalogueVersions, { params: { projectId } }, { signal })).items,
    staleTime: 10_000,
  });

export const stagedQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["staged-catalogues", projectId],
    queryFn: async ({ signal }) => (await api.call(listStagedCatalogues, { params: { projectId } }, { signal })).items,
    staleTime: 10_000,
  });
