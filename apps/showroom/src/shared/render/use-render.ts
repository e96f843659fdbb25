import { useEffect, useState } from "react";
import type { RenderImage } from "@showroom/api-client/render/newest-renders";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderHubState } from "@showroom/api-client/render/hub-link";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { renderHub } from "./render-hub.ts";

export interface RenderView {
  /** Address of the best picture so far; the one before it as long as there is no newer. */
  readonly url: string | null;
  /** A better picture is on its way. */
  readonly working: boolean;
  /** The render service cannot be reached; the last good picture stays. */
  readonly away: boolean;
}

const NOTHING: RenderView = { url: null, working: false, away: false };

/** The picture of a request, for one place on the page. `null` requests nothing and keeps what is shown. */
export function useRender(context: RenderContext, request: RenderRequest | null): RenderView {
  const [hub, setHub] = useState<RenderHub | null>(null);
  const [view, setView] = useState<RenderView>(NOTHING);
  const wanted = request === null ? null : JSON.stringify(request);

  useEffect(() => {
    let left = false;
    void renderHub().then((ready) => left || setHub(ready));
    return () => {
      left = true;
    };
  }, []);

  useEffect(() => {
    if (hub === null) return undefined;
    const onState = (state: RenderHubState) => setView((before) => ({ ...before, away: state === "away" }));
    const onImage = (image: RenderImage) => {
      if (image.context === context) setView((before) => ({ ...before, url: image.url, working: image.stage !== "final", away: false }));
    };
    onState(hub.state);
    const leave = [
      hub.onState(onState),
      hub.onImage(onImage),
      hub.onTrouble((trouble) => {
        if (trouble.context === context) setView((before) => ({ ...before, working: false }));
      }),
    ];
    return () => {
      for (const stop of leave) stop();
      hub.forget(context);
    };
  }, [hub, context]);

  useEffect(() => {
    if (hub === null || wanted === null) return;
    setView((before) => ({ ...before, working: true }));
    hub.requestRender(context, JSON.parse(wanted) as RenderRequest);
  }, [hub, context, wanted]);

  return view;
}
