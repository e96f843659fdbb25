import { useCallback, useEffect } from "react";
import { useStore } from "zustand";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { NO_PICTURE } from "@showroom/web-app/pictures/pictures";
import type { RenderSubject, RenderView } from "@showroom/web-app/pictures/pictures";
import { useIsOnline } from "../browser/use-is-online.ts";
import { pictures } from "./room-pictures.ts";

/** The picture of a place; another component requests it. */
export function usePicture(context: RenderContext): RenderView {
  return useStore(pictures, (views) => views[context] ?? NO_PICTURE);
}

export interface ShownPicture extends RenderView {
  readonly onError: () => void;
}

/** Requests a picture and returns it. `null` requests nothing and keeps the present picture of the same subject. */
export function useRender(context: RenderContext, subject: RenderSubject, request: RenderRequest | null): ShownPicture {
  const shown = useShown(context);
  useEffect(() => pictures.ask(context, subject, request), [context, subject, request]);
  return shown;
}

/**
 * The same for a request that changes with a store: the picture is requested when `subscribe` calls back, without waiting for the
 * page to render the change. `subscribe` and `request` must be the same functions until they mean something else.
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

/** Registers the component with a place, which must happen before a picture is requested, and returns its picture. */
function useShown(context: RenderContext): ShownPicture {
  useEffect(() => pictures.enter(context), [context]);
  const picture = usePicture(context);
  const isOnline = useIsOnline();
  // Without a network the connection does not end for a while, and nothing arrives by it.
  const away = picture.away || (picture.working && !isOnline);
  const onError = useCallback(() => pictures.lost(context), [context]);
  return { ...picture, away, onError };
}
