/** The one API client of the application, and who it speaks for. */
import { createApiClient } from "@showroom/api-client/client";
import { browserLock, pageLock } from "@showroom/api-client/lock";
import { createSession } from "@showroom/api-client/session";
import { browserTokenStore, memoryTokenStore } from "@showroom/api-client/token-store";
import { viewingTokenStore } from "@showroom/api-client/viewing";
import { getAppConfig } from "@showroom/api-contract/endpoints/system";
import type { AppConfig } from "@showroom/api-contract/endpoints/system";
import { viewing } from "../session/viewing.ts";
import { answers } from "./answers.ts";
import type { Question } from "./answers.ts";

type Listener = () => void;
const sessionEndListeners = new Set<Listener>();

export const tokenStore = viewing === null ? browserTokenStore() : viewingTokenStore(viewing);

export const api = createApiClient({
  store: tokenStore,
  lock: browserLock(),
  cookies: () => document.cookie,
  oauthClient: async () => {
    const { oauthClientId, oauthClientSecret } = await answers.fetch(configQuestion);
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

/** Run-time configuration; loaded before anything is shown. */
export const configQuestion: Question<AppConfig> = {
  key: "config",
  ask: () => withoutToken.call(getAppConfig),
  freshFor: Number.POSITIVE_INFINITY,
};

/** Calls back when the server no longer accepts the session; returns how to stop that. */
export function onSessionEnd(listener: Listener): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}
