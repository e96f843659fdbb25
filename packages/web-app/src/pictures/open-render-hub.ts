import { createAccessTokenSource } from "@showroom/api-client/render/access-token-source";
import { createRenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import type { ApiConnection } from "../session/api-connection.ts";

/** Connects to the render service and reconnects when the connection is lost. */
export async function openRenderHub({ api, tokenStore, queryClient, configQuery }: ApiConnection): Promise<RenderHub> {
  const { renderHubUrl } = await queryClient.fetchQuery(configQuery);
  const getAccessToken = createAccessTokenSource({
    read: () => tokenStore.read()?.accessToken ?? null,
    // A call that needs a token renews an expired one.
    renew: () => api.call(getCurrentUser),
  });
  const hub = createRenderHub({ url: renderHubUrl, getAccessToken });
  hub.start();
  return hub;
}
