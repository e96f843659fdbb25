import type { RenderHub } from "@showroom/api-client/render/render-hub";
import type { ApiConnection } from "../session/api-connection.ts";

/**
 * Returns a function that connects to the render service on its first call and then returns the same connection. A call after a
 * failure tries again. The code of the connection is loaded after `ready` resolves.
 */
export function connectRenderHub(
  connection: ApiConnection,
  ready: () => Promise<void> = () => Promise.resolve(),
): () => Promise<RenderHub> {
  let hub: Promise<RenderHub> | null = null;
  return () => {
    hub ??= ready()
      .then(() => import("./open-render-hub.ts"))
      .then(({ openRenderHub }) => openRenderHub(connection))
      .catch((failure: unknown) => {
        hub = null;
        throw failure;
      });
    return hub;
  };
}
