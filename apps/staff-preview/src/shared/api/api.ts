/** The application's connection to the API. It uses the same stored tokens as the showroom. */
import { browserTokenStore } from "@showroom/api-client/token-store";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { followActions } from "@showroom/web-app/session/action-trace";
import { createApiConnection } from "@showroom/web-app/session/api-connection";

export const connection = createApiConnection({
  tokenStore: browserTokenStore(),
  queryClient: createQueryClient(),
  traceparent: followActions(),
});
export const { api, session, tokenStore, queryClient, configQuery, userQuery } = connection;
