/** The pictures on the page, by the place they are shown in. However many components show a place, it is asked for once. */
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";

export interface RenderView {
  /** Address of the best picture so far; the one before it as long as there is no newer. */
  readonly url: string | null;
  /** A better picture is on its way. */
  readonly working: boolean;
  /** The render service cannot be reached; the last good picture stays. */
  readonly away: boolean;
}

export const NO_PICTURE: RenderView = { url: null, working: false, away: false };

/** What is in a place: a room, so that another room's picture is never taken for it. */
export type RenderSubject = string;

type Views = Readonly<Partial<Record<RenderContext, RenderView>>>;

interface Place {
  subject: RenderSubject;
  /** The request as text; null while there is nothing to draw. */
  wanted: string | null;
  users: number;
}

export interface Pictures extends Pick<StoreApi<Views>, "getState" | "getInitialState" | "subscribe"> {
  /** Shows a place; call what it returns when it is shown no longer. */
  enter(context: RenderContext): () => void;
  /** Asks for a picture. `null` asks for nothing and keeps what is shown. */
  ask(context: RenderContext, subject: RenderSubject, request: RenderRequest | null): void;
  /** A picture that was made before is gone: it is made again. */
  lost(context: RenderContext): void;
  /** Whether the finished picture of a request is at hand. */
  isFinished(request: RenderRequest): boolean;
}

/** Finished pictures that are remembered: undo, redo and a second look at a choice show at once. */
const REMEMBERED = 200;

export function createPictures(
  connect: () => Promise<Pick<RenderHub, "state" | "requestRender" | "forget" | "onState" | "onImage" | "onTrouble">>,
): Pictures {
  const store = createStore<Views>(() => ({}));
  const places = new Map<RenderContext, Place>();
  const finished = new Map<string, string>();
  const lastOf = new Map<RenderSubject, string>();
  let hub: Awaited<ReturnType<typeof connect>> | null = null;
  let connecting = false;

  const show = (context: RenderContext, change: Partial<RenderView>): void =>
    store.setState((views) => ({ ...views, [context]: { ...(views[context] ?? NO_PICTURE), ...change } }));

  function everywhere(change: Partial<RenderView>): void {
    for (const context of places.keys()) show(context, change);
  }

  function remember(context: RenderContext, url: string): void {
    const place = places.get(context);
    if (place?.wanted == null) return;
    finished.delete(place.wanted);
    finished.set(place.wanted, url);
    const oldest = finished.keys().next();
    if (finished.size > REMEMBERED && !oldest.done) finished.delete(oldest.value);
  }

  function request(context: RenderContext, wanted: string): void {
    show(context, { working: true });
    hub?.requestRender(context, JSON.parse(wanted) as RenderRequest);
  }

  function start(): void {
    if (connecting) return;
    connecting = true;
    connect().then(listen, () => {
      connecting = false;
      everywhere({ working: false, away: true });
    });
  }

  function listen(ready: NonNullable<typeof hub>): void {
    hub = ready;
    hub.onState((state) => everywhere({ away: state === "away" }));
    hub.onImage(({ context, url, stage }) => {
      const place = places.get(context);
      if (place === undefined) return;
      lastOf.set(place.subject, url);
      if (stage === "final") remember(context, url);
      show(context, { url, working: stage !== "final", away: false });
    });
    hub.onTrouble(({ context }) => show(context, { working: false }));
    everywhere({ away: hub.state === "away" });
    for (const [context, { wanted }] of places) if (wanted !== null) request(context, wanted);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    enter(context) {
      const place = places.get(context) ?? { subject: "", wanted: null, users: 0 };
      place.users += 1;
      places.set(context, place);
      start();
      return () => {
        place.users -= 1;
        if (place.users > 0) return;
        places.delete(context);
        hub?.forget(context);
        store.setState((views) => ({ ...views, [context]: NO_PICTURE }));
      };
    },
    ask(context, subject, wantedRequest) {
      const place = places.get(context);
      if (place === undefined) return;
      const wanted = wantedRequest === null ? null : JSON.stringify(wantedRequest);
      if (place.subject !== subject) {
        show(context, { url: lastOf.get(subject) ?? null, working: false });
        place.wanted = null;
      }
      place.subject = subject;
      if (wanted === null || wanted === place.wanted) return;
      place.wanted = wanted;
      const known = finished.get(wanted);
      if (known === undefined) return request(context, wanted);
      // What was asked before is no longer wanted here.
      hub?.forget(context);
      lastOf.set(subject, known);
      show(context, { url: known, working: false });
    },
    lost(context) {
      const wanted = places.get(context)?.wanted;
      if (wanted == null || !finished.delete(wanted)) return;
      request(context, wanted);
    },
    isFinished: (wanted) => finished.has(JSON.stringify(wanted)),
  };
}
