import { queryOptions } from "@tanstack/react-query";
import { listStaffAccounts } from "@showroom/api-contract/endpoints/staff-accounts";
import { api } from "../../shared/api/api.ts";

export const staffAccountsQuery = queryOptions({
  queryKey: ["staff-accounts"],
  queryFn: ({ signal }) => api.call(listStaffAccounts, {}, { signal }),
  staleTime: 0,
});
