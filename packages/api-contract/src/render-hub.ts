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

/**
 * Widths in pixels of the scaled copies of a picture that the render service makes: `?w=` and one of them after its
 * address. 512 is for cards, and for upright rooms on phones. 960 is for other rooms on phones; a bathroom's preview has the
 * same width, so its finished picture is not coarser. 1320 is for phones with about three pixels per CSS pixel.
 */
export const PICTURE_WIDTHS = [512, 960, 1_320] as const;

/**
 * The `srcset` of a picture of our own render service: its scaled copies and the picture itself, which has the given
 * width in pixels. Nothing is wider than the picture.
 */
export function pictureSourceSet(url: string, width: number): string {
  const copies = PICTURE_WIDTHS.filter((less) => less < width).map((less) => `${url}?w=${less} ${less}w`);
  return [...copies, `${url} ${width}w`].join(", ");
}
