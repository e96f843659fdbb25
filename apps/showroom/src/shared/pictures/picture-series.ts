/** Several pictures through one place on the page, one after the other. */
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { NO_PICTURE } from "./pictures.ts";
import type { Pictures, RenderSubject, RenderView } from "./pictures.ts";

/** A picture that is wanted. */
export interface PictureOrder {
  readonly subject: RenderSubject;
  readonly request: RenderRequest;
}

/**
 * Asks for each picture once the one before it is finished or given up, so that a page with many rooms asks no more of the render service
 * than a page with one. Tells every better picture on the way; call what it returns when they are wanted no longer.
 */
export function makeInTurn(
  pictures: Pick<Pictures, "enter" | "ask" | "getState" | "subscribe">,
  context: RenderContext,
  orders: readonly PictureOrder[],
  onView: (subject: RenderSubject, view: RenderView) => void,
): () => void {
  const leave = pictures.enter(context);
  let at = 0;
  let asking = false;

  function ask(): void {
    const order = orders[at];
    if (order === undefined) return;
    // While it is being asked for, the place still shows what was there before.
    asking = true;
    pictures.ask(context, order.subject, order.request);
    asking = false;
    look();
  }

  function look(): void {
    const order = orders[at];
    if (asking || order === undefined) return;
    const view = pictures.getState()[context] ?? NO_PICTURE;
    onView(order.subject, view);
    if (view.working || view.away) return;
    at += 1;
    ask();
  }

  const stop = pictures.subscribe(look);
  ask();
  return () => {
    stop();
    leave();
  };
}
