/** The page's one connection to the render service. */
import { createRenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import { configQuery, tokenStore } from "../api/api.ts";
import { queryClient } from "../api/query-client.ts";

let hub: Promise<RenderHub> | null = null;

/** Connects on first use; the same connection serves every picture on the page. */
export function renderHub(): Promise<RenderHub> {
  hub ??= queryClient.ensureQueryData(configQuery).then(({ renderHubUrl }) => {
    const created = createRenderHub({ url: renderHubUrl, getAccessToken: () => tokenStore.read()?.accessToken ?? "" });
    created.start();
    return created;
  });
  return hub;
}
