import { useEffect } from "react";
import { useStore } from "zustand";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { createPictures, NO_PICTURE } from "./pictures.ts";
import type { RenderSubject, RenderView } from "./pictures.ts";
import { renderHub } from "./render-hub.ts";

/** All pictures on the page. */
export const pictures = createPictures(renderHub);

/** The picture of a place that is asked for elsewhere on the page. */
export function usePicture(context: RenderContext): RenderView {
  return useStore(pictures, (views) => views[context] ?? NO_PICTURE);
}

/** Asks for the picture of a request and shows it. `null` requests nothing and keeps what is shown of the same subject. */
export function useRender(
  context: RenderContext,
  subject: RenderSubject,
  request: RenderRequest | null,
): RenderView & { readonly onError: () => void } {
  useEffect(() => pictures.enter(context), [context]);
  useEffect(() => pictures.ask(context, subject, request), [context, subject, request]);
  return { ...usePicture(context), onError: () => pictures.lost(context) };
}
