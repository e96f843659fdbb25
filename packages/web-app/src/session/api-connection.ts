/** An application's connection to the API: the client, the session and the queries that every page needs. */
import { createApiClient } from "@showroom/api-client/client";
import type { ApiClient } from "@showroom/api-client/client";
import { browserLock, pageLock } from "@showroom/api-client/lock";
import { createSession } from "@showroom/api-client/session";
import type { Session } from "@showroom/api-client/session";
import { memoryTokenStore } from "@showroom/api-client/token-store";
import type { TokenStore } from "@showroom/api-client/token-store";
import { getAppConfig } from "@showroom/api-contract/endpoints/system";
import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import type { User } from "@showroom/domain/model/user";
import { queryOptions } from "@tanstack/react-query";
import type { QueryClient } from "@tanstack/react-query";

export interface ApiConnectionOptions {
  readonly tokenStore: TokenStore;
  readonly queryClient: QueryClient;
  /** Base URL of the API; empty for the origin of the page. */
  readonly baseUrl?: string;
  /** Sends the requests; default the global `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** A renewal of the stored tokens that the page started before the application had loaded. It never rejects. */
  readonly earlierRenewal?: Promise<unknown> | undefined;
  /** Reads the W3C `traceparent` of the user's action (`followActions`); default none. */
  readonly traceparent?: (() => string) | undefined;
}

const configOptions = (queryFn: () => Promise<AppConfig>) =>
  queryOptions({ queryKey: ["config"], queryFn, staleTime: Number.POSITIVE_INFINITY });

const userOptions = (queryFn: () => Promise<User>) =>
  queryOptions({ queryKey: ["user"], queryFn, staleTime: Number.POSITIVE_INFINITY });

export interface ApiConnection extends Pick<ApiConnectionOptions, "tokenStore" | "queryClient" | "traceparent"> {
  readonly api: ApiClient;
  readonly session: Session;
  /** The run-time configuration. The root route loads it before its child routes render. */
  readonly configQuery: ReturnType<typeof configOptions>;
  /** The current user; creates an anonymous one when nobody is signed in. */
  readonly userQuery: ReturnType<typeof userOptions>;
  /** Calls back when the server no longer accepts the session. Returns a function that stops this. */
  readonly onSessionEnd: (listener: () => void) => () => void;
}

export function createApiConnection({
  tokenStore,
  queryClient,
  earlierRenewal,
  ...transport
}: ApiConnectionOptions): ApiConnection {
  const sessionEndListeners = new Set<() => void>();

  /** Sends no token, because renewing a refused token needs the configuration first. */
  const withoutToken = createApiClient({
    ...transport,
    store: memoryTokenStore(),
    lock: pageLock(),
    oauthClient: () => Promise.reject(new Error("The configuration is fetched without signing in")),
  });
  const configQuery = configOptions(() => withoutToken.call(getAppConfig));

  const api = createApiClient({
    ...transport,
    store: tokenStore,
    lock: browserLock(),
    earlierRenewal,
    cookies: () => document.cookie,
    oauthClient: async () => {
      const { oauthClientId, oauthClientSecret } = await queryClient.fetchQuery(configQuery);
      return { id: oauthClientId, secret: oauthClientSecret };
    },
    onSessionEnded: () => {
      for (const listener of sessionEndListeners) listener();
    },
  });
  const session = createSession(api, tokenStore);

  return {
    tokenStore,
    queryClient,
    traceparent: transport.traceparent,
    api,
    session,
    configQuery,
    userQuery: userOptions(() => session.start()),
    onSessionEnd(listener) {
      sessionEndListeners.add(listener);
      return () => sessionEndListeners.delete(listener);
    },
  };
}
