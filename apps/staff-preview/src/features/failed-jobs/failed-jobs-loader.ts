import { queryClient } from "../../shared/api/api.ts";
import { failedJobsQuery } from "./failed-jobs-queries.ts";

export async function loadFailedJobs(): Promise<null> {
  await queryClient.fetchQuery({ ...failedJobsQuery, staleTime: 0 });
  return null;
}
