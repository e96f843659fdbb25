/** The application's connection to the API. A tab in which staff view the showroom as a buyer uses separate tokens. */
import { browserTokenStore } from "@showroom/api-client/token-store";
import { viewingTokenStore } from "@showroom/api-client/viewing";
import { createQueryClient } from "@showroom/web-app/queries/create-query-client";
import { followActions } from "@showroom/web-app/session/action-trace";
import { createApiConnection } from "@showroom/web-app/session/api-connection";
import { renewalOfPage, takeFirstRead } from "../../start/take-first-read.ts";
import { viewing } from "../session/viewing.ts";

export const connection = createApiConnection({
  tokenStore: viewing === null ? browserTokenStore() : viewingTokenStore(viewing),
  queryClient: createQueryClient(),
  fetch: takeFirstRead,
  earlierRenewal: renewalOfPage(),
  traceparent: followActions(),
});
export const { api, session, tokenStore, queryClient, configQuery, userQuery } = connection;
