import { useMutation, useQueryClient } from "@tanstack/react-query";
import { discardFailedJob, retryFailedJob } from "@showroom/api-contract/endpoints/failed-jobs";
import { api } from "../../shared/api/api.ts";
import { failedJobsQuery } from "./failed-jobs-queries.ts";

/** Repeating and deleting failed jobs. The list is fetched again afterwards, also after an error. */
export function useFailedJobs() {
  const queries = useQueryClient();
  const onSettled = () => queries.invalidateQueries({ queryKey: failedJobsQuery.queryKey });
  const retry = useMutation({
    mutationFn: (jobId: string) => api.call(retryFailedJob, { params: { jobId } }),
    onSettled,
  });
  const discard = useMutation({
    mutationFn: (jobId: string) => api.call(discardFailedJob, { params: { jobId } }),
    onSettled,
  });
  return { retry, discard };
}
