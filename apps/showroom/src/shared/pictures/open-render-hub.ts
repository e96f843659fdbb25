/** The connection to the render service, with all that it takes. */
import { createAccessTokenSource } from "@showroom/api-client/render/access-token-source";
import { createRenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { api, configQuery, tokenStore, queryClient } from "../api/api.ts";

/** Connects, and stays connected. */
export async function openRenderHub(): Promise<RenderHub> {
  const { renderHubUrl } = await queryClient.fetchQuery(configQuery);
  const getAccessToken = createAccessTokenSource({
    read: () => tokenStore.read()?.accessToken ?? null,
    // Any call that needs a token renews one that has run out.
    renew: () => api.call(getCurrentUser),
  });
  const hub = createRenderHub({ url: renderHubUrl, getAccessToken });
  hub.start();
  return hub;
}
