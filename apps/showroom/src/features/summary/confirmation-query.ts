import { queryOptions } from "@tanstack/react-query";
import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import { api } from "../../shared/api/api.ts";

/** What was handed in, as it was frozen then. `choicesId` tells whose. */
export const confirmationQuery = (projectId: number, choicesId: number) =>
  queryOptions({
    queryKey: ["confirmation", projectId, choicesId],
    queryFn: ({ signal }) => api.call(getConfirmation, { params: { projectId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
