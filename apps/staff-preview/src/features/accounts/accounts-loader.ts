import { queryClient } from "../../shared/api/api.ts";
import { staffAccountsQuery } from "./accounts-queries.ts";

export async function loadAccounts(): Promise<null> {
  await queryClient.fetchQuery(staffAccountsQuery);
  return null;
}
