/** The page's one connection to the render service. */
import type { RenderHub } from "@showroom/api-client/render/render-hub";

/** Nobody waits longer than this for the connection to begin. */
const LONGEST_WAIT = 500;

/** The page shows itself first: the code of the connection is as large as that of a page. Safari knows no idle moments. */
function untilShown(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === "function") requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT });
    else setTimeout(resolve, LONGEST_WAIT / 5);
  });
}

let hub: Promise<RenderHub> | null = null;

/** Connects on first use; the same connection serves every picture on the page. */
export function renderHub(): Promise<RenderHub> {
  hub ??= untilShown()
    .then(() => import("./open-render-hub.ts"))
    .then(({ openRenderHub }) => openRenderHub())
    .catch((failure: unknown) => {
      // The next picture that is wanted tries again.
      hub = null;
      throw failure;
    });
  return hub;
}
