import { queryClient } from "../../shared/api/api.ts";
import { secondFactorQuery } from "./account-queries.ts";

export async function loadAccount(): Promise<null> {
  await queryClient.fetchQuery(secondFactorQuery);
  return null;
}
