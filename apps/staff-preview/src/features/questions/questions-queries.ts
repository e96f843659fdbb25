import { queryOptions } from "@tanstack/react-query";
import { listQuestions } from "@showroom/api-contract/endpoints/questions";
import { api } from "../../shared/api/api.ts";

/** The questions of a project. Buyers and colleagues write while the page is open. */
export const questionsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["questions", projectId],
    queryFn: ({ signal }) => api.call(listQuestions, { params: { projectId } }, { signal }),
    staleTime: 5_000,
    refetchInterval: 60_000,
  });
