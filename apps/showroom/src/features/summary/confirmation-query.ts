import { getConfirmation } from "@showroom/api-contract/endpoints/choices";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../shared/api/api.ts";

/** The confirmation of the submitted choices. `choicesId` identifies the buyer's choices in the cache. */
export const confirmationQuery = (projectId: number, choicesId: number) =>
  queryOptions({
    queryKey: ["confirmation", projectId, choicesId],
    queryFn: (): Promise<Confirmation> => api.call(getConfirmation, { params: { projectId } }),
    staleTime: Number.POSITIVE_INFINITY,
  });
