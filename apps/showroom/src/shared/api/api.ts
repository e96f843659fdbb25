/** The one API client of the application, and who it speaks for. */
import { createApiClient } from "@showroom/api-client/client";
import { browserLock, pageLock } from "@showroom/api-client/lock";
import { createSession } from "@showroom/api-client/session";
import { browserTokenStore, memoryTokenStore } from "@showroom/api-client/token-store";
import { viewingTokenStore } from "@showroom/api-client/viewing";
import { getAppConfig } from "@showroom/api-contract/endpoints/system";
import { queryOptions } from "@tanstack/react-query";
import { viewing } from "../session/viewing.ts";
import { queryClient } from "./query-client.ts";

type Listener = () => void;
const sessionEndListeners = new Set<Listener>();

export const tokenStore = viewing === null ? browserTokenStore() : viewingTokenStore(viewing);

export const api = createApiClient({
  store: tokenStore,
  lock: browserLock(),
  cookies: () => document.cookie,
  oauthClient: async () => {
    const { oauthClientId, oauthClientSecret } = await queryClient.ensureQueryData(configQuery);
    return { id: oauthClientId, secret: oauthClientSecret };
  },
  onSessionEnded: () => {
    for (const listener of sessionEndListeners) listener();
  },
});

export const session = createSession(api, tokenStore);

/** Asked without a token: renewing a refused one needs the configuration first. */
const withoutToken = createApiClient({
  store: memoryTokenStore(),
  lock: pageLock(),
  oauthClient: () => Promise.reject(new Error("The configuration is asked for without signing in")),
});

const loadConfig = ({ signal }: { signal: AbortSignal }) => withoutToken.call(getAppConfig, {}, { signal });

/** Run-time configuration; loaded before anything is shown. */
export const configQuery = queryOptions({
  queryKey: ["config"],
  queryFn: loadConfig,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Calls back when the server no longer accepts the session; returns how to stop that. */
export function onSessionEnd(listener: Listener): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}
