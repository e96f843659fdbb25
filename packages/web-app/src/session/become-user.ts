import type { User } from "@showroom/domain/model/user";
import { refreshQueries } from "../queries/refresh-queries.ts";
import { replaceData } from "../queries/replace-data.ts";
import type { ApiConnection } from "./api-connection.ts";

/** Goes on as another user. What was loaded for the previous one is fetched again, or forgotten where it is not on the screen. */
export function becomeUser({ queryClient, userQuery, configQuery }: ApiConnection, user: User): void {
  replaceData(queryClient, userQuery, user);
  const kept: readonly unknown[] = [userQuery.queryKey[0], configQuery.queryKey[0]];
  void refreshQueries(queryClient, { predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}
