import type { RenderMessage } from "@showroom/domain/render/render-request";

/** Places on a page that show a picture; each wants its newest request only. */
export const RENDER_CONTEXTS = ["main", "modal", "copy-choices-defaults", "copy-choices-personalized"] as const;
export type RenderContext = (typeof RENDER_CONTEXTS)[number];

/**
 * First word of a render hub's HubException, before a colon and the reason.
 * `render-busy` passes by itself: asking again later may succeed. The others do not.
 */
export const RENDER_ERROR_CODES = ["invalid-scene", "not-allowed", "render-busy", "render-unavailable"] as const;
export type RenderErrorCode = (typeof RENDER_ERROR_CODES)[number];

/** A render that was accepted but cannot be finished. */
export interface RenderFailure {
  readonly renderId: string;
  readonly code: RenderErrorCode;
}

/** What the render hub sends to a client. Clients that know `ReceiveMessage` alone miss nothing but the reason for a missing picture. */
export interface RenderHubMessages {
  readonly ReceiveMessage: readonly [message: RenderMessage];
  readonly RenderFailed: readonly [failure: RenderFailure];
}

/** The address of a picture that `ReceiveMessage` announced. */
export function pictureUrl(message: Pick<RenderMessage, "fullpath" | "filename">): string {
  return `${message.fullpath}${message.filename}.jpg`;
}
