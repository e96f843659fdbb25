import { useEffect } from "react";
import { useStore } from "zustand";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { NO_PICTURE } from "@showroom/web-app/pictures/pictures";
import type { RenderSubject, RenderView } from "@showroom/web-app/pictures/pictures";
import { pictures } from "./room-pictures.ts";

/** The picture of a place that is asked for elsewhere on the page. */
export function usePicture(context: RenderContext): RenderView {
  return useStore(pictures, (views) => views[context] ?? NO_PICTURE);
}

export interface ShownPicture extends RenderView {
  readonly onError: () => void;
}

/** Asks for the picture of a request and shows it. `null` requests nothing and keeps what is shown of the same subject. */
export function useRender(context: RenderContext, subject: RenderSubject, request: RenderRequest | null): ShownPicture {
  const shown = useShown(context);
  useEffect(() => pictures.ask(context, subject, request), [context, subject, request]);
  return shown;
}

/**
 * The same for what can change at any moment: `subscribe` tells of that, and the picture is asked for right then, without waiting for the page to
 * show the change, which takes longer. `subscribe` and `request` are the same functions as long as they tell of the same.
 */
export function useLiveRender(
  context: RenderContext,
  subject: RenderSubject,
  subscribe: (listener: () => void) => () => void,
  request: () => RenderRequest | null,
): ShownPicture {
  const shown = useShown(context);
  useEffect(() => {
    const ask = (): void => pictures.ask(context, subject, request());
    ask();
    return subscribe(ask);
  }, [context, subject, subscribe, request]);
  return shown;
}

/** Shows a place, which must be entered before anything is asked for in it. */
function useShown(context: RenderContext): ShownPicture {
  useEffect(() => pictures.enter(context), [context]);
  return { ...usePicture(context), onError: () => pictures.lost(context) };
}
