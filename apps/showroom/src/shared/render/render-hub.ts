/** The page's one connection to the render service. */
import { createAccessTokenSource } from "@showroom/api-client/render/access-token-source";
import { createRenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { api, configQuery, tokenStore } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";

let hub: Promise<RenderHub> | null = null;

/** Connects on first use; the same connection serves every picture on the page. */
export function renderHub(): Promise<RenderHub> {
  hub ??= queryClient.ensureQueryData(configQuery).then(({ renderHubUrl }) => {
    const getAccessToken = createAccessTokenSource({
      read: () => tokenStore.read()?.accessToken ?? null,
      // Any call that needs a token renews one that has run out.
      renew: () => api.call(getCurrentUser),
    });
    const created = createRenderHub({ url: renderHubUrl, getAccessToken });
    created.start();
    return created;
  });
  return hub;
}
