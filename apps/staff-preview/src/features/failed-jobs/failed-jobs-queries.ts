import { queryOptions } from "@tanstack/react-query";
import { listFailedJobs } from "@showroom/api-contract/endpoints/failed-jobs";
import { api } from "../../shared/api/api.ts";

export const failedJobsQuery = queryOptions({
  queryKey: ["failed-jobs"],
  queryFn: async ({ signal }) => (await api.call(listFailedJobs, {}, { signal })).items,
  staleTime: 10_000,
});
