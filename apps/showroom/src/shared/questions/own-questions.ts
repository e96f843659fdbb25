import { queryOptions } from "@tanstack/react-query";
import { listOwnQuestions } from "@showroom/api-contract/endpoints/questions";
import { api } from "../api/api.ts";

/** The questions of the home. The showroom and a partner write while the page is open. */
export const ownQuestionsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["questions", projectId],
    queryFn: ({ signal }) => api.call(listOwnQuestions, { params: { projectId } }, { signal }),
    staleTime: 10_000,
    refetchInterval: 60_000,
  });
