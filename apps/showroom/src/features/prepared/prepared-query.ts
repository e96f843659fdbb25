import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { getPreparedChoices } from "@showroom/api-contract/endpoints/prepared-choices";
import { api } from "../../shared/api/api.ts";

/** What staff chose in the buyer's place, in a version of the choices. */
export const preparedQuery = (projectId: number, version: number) =>
  queryOptions({
    queryKey: ["prepared", projectId, version],
    queryFn: ({ signal }) => api.call(getPreparedChoices, { params: { projectId } }, { signal }),
    placeholderData: keepPreviousData,
  });
