import { queryOptions } from "@tanstack/react-query";
import { getSecondFactor } from "@showroom/api-contract/endpoints/second-factor";
import { api } from "../../shared/api/api.ts";

export const secondFactorQuery = queryOptions({
  queryKey: ["second-factor"],
  queryFn: ({ signal }) => api.call(getSecondFactor, {}, { signal }),
  staleTime: 0,
});
