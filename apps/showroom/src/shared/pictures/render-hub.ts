/** The page's one connection to the render service. */
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import { whenIdle } from "../browser/when-idle.ts";

/** Nobody waits longer than this for the connection to begin, whose code is as large as that of a page. */
const LONGEST_WAIT = 500;

let hub: Promise<RenderHub> | null = null;

/** Connects on first use; the same connection serves every picture on the page. */
export function renderHub(): Promise<RenderHub> {
  hub ??= whenIdle(LONGEST_WAIT)
    .then(() => import("./open-render-hub.ts"))
    .then(({ openRenderHub }) => openRenderHub())
    .catch((failure: unknown) => {
      // The next picture that is wanted tries again.
      hub = null;
      throw failure;
    });
  return hub;
}
