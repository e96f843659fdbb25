import { queryOptions } from "@tanstack/react-query";
import { listClosings } from "@showroom/api-contract/endpoints/closings";
import { api } from "../../shared/api/api.ts";

/** The closing dates of a project, with its exceptions and the latest changes. */
export const closingsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["closings", projectId],
    queryFn: ({ signal }) => api.call(listClosings, { params: { projectId } }, { signal }),
    staleTime: 5_000,
  });
