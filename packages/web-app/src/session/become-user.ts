import type { User } from "@showroom/domain/model/user";
import { refreshQueries } from "../queries/refresh-queries.ts";
import { replaceData } from "../queries/replace-data.ts";
import type { ApiConnection } from "./api-connection.ts";

/** Continues as another user. Data of the previous user is fetched again if it is on the screen, and dropped otherwise. */
export function becomeUser({ queryClient, userQuery, configQuery }: ApiConnection, user: User): void {
  replaceData(queryClient, userQuery, user);
  const kept: readonly unknown[] = [userQuery.queryKey[0], configQuery.queryKey[0]];
  void refreshQueries(queryClient, { predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}
