import { queryOptions } from "@tanstack/react-query";
import { getContractTerms } from "@showroom/api-contract/endpoints/contract-terms";
import { api } from "../api/api.ts";

/** Who offers in a project, and under which terms. */
export const contractTermsQuery = (projectId: number) =>
  queryOptions({
    queryKey: ["contract-terms", projectId],
    queryFn: ({ signal }) => api.call(getContractTerms, { params: { projectId } }, { signal }),
    staleTime: 5_000,
  });
