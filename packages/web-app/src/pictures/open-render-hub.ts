import { createAccessTokenSource } from "@showroom/api-client/render/access-token-source";
import { createRenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import type { ApiConnection } from "../session/api-connection.ts";

/** Connects to the render service and reconnects when the connection is lost. */
export async function openRenderHub(connection: ApiConnection): Promise<RenderHub> {
  const { api, tokenStore, queryClient, configQuery, traceparent } = connection;
  const { renderHubUrl } = await queryClient.fetchQuery(configQuery);
  const getAccessToken = createAccessTokenSource({
    read: () => tokenStore.read()?.accessToken ?? null,
    // A call that needs a token renews an expired one.
    renew: () => api.call(getCurrentUser),
  });
  const { href, origin } = window.location;
  const isOwn = new URL(renderHubUrl, href).origin === origin;
  const hub = createRenderHub({ url: renderHubUrl, getAccessToken, traceparent: isOwn ? traceparent : undefined });
  hub.start();
  return hub;
}
