import type { RenderMessage } from "@showroom/domain/render/render-request";

/** Places on a page that show a picture. Only the newest request of each place counts. */
export const RENDER_CONTEXTS = ["main", "modal", "copy-choices-defaults", "copy-choices-personalized"] as const;
export type RenderContext = (typeof RENDER_CONTEXTS)[number];

/**
 * Codes at the start of a render hub's `HubException`, followed by a colon and the reason. Only `render-busy` is
 * temporary: a later request can succeed.
 */
export const RENDER_ERROR_CODES = ["invalid-scene", "not-allowed", "render-busy", "render-unavailable"] as const;
export type RenderErrorCode = (typeof RENDER_ERROR_CODES)[number];

/** A render that was accepted but cannot be finished. */
export interface RenderFailure {
  readonly renderId: string;
  readonly code: RenderErrorCode;
}

/**
 * Messages of the render hub to a client. A client that handles only `ReceiveMessage` still gets every picture, but not
 * the reason for a missing one.
 */
export interface RenderHubMessages {
  readonly ReceiveMessage: readonly [message: RenderMessage];
  readonly RenderFailed: readonly [failure: RenderFailure];
}

/** The address of a picture that `ReceiveMessage` announced. */
export function pictureUrl(message: Pick<RenderMessage, "fullpath" | "filename">): string {
  return `${message.fullpath}${message.filename}.jpg`;
}
