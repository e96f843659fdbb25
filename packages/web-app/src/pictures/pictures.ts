/** The pictures on the page, by place. Several components that show the same place cause one request. */
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import type { RenderHub } from "@showroom/api-client/render/render-hub";
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";

/** Where a picture is. */
export interface PictureFile {
  readonly url: string | null;
  /** Its `srcset`, if there are smaller copies of it. */
  readonly srcSet?: string | undefined;
  /** The request that it is of, as text. */
  readonly shows?: string | undefined;
}

/** The best picture so far; the previous picture until a newer one arrives. */
export interface RenderView extends PictureFile {
  /** A better picture is being made. */
  readonly working: boolean;
  /** The render service cannot be reached; the last good picture stays. */
  readonly away: boolean;
}

const NO_FILE: PictureFile = { url: null, srcSet: undefined, shows: undefined };
export const NO_PICTURE: RenderView = { ...NO_FILE, working: false, away: false };

/** The content of a place and the room it belongs to, so that a room never shows the picture of another one. */
export type RenderSubject = string;

type Views = Readonly<Partial<Record<RenderContext, RenderView>>>;

interface Place {
  subject: RenderSubject;
  /** The request as text; null while there is no request. */
  wanted: string | null;
  users: number;
}

export interface Pictures extends Pick<StoreApi<Views>, "getState" | "getInitialState" | "subscribe"> {
  /** Connects to the render service, once; pictures that are requested later do not wait for it. */
  connect(): void;
  /** Registers a component that shows a place. Returns the function that unregisters it. */
  enter(context: RenderContext): () => void;
  /** Requests a picture. `null` requests nothing and keeps the present picture. */
  ask(context: RenderContext, subject: RenderSubject, request: RenderRequest | null): void;
  /** Reports that the address of a picture no longer works; the picture is made again. */
  lost(context: RenderContext): void;
  /** Whether the finished picture of a request is in the cache. */
  isFinished(request: RenderRequest): boolean;
}

/** The number of finished pictures in the cache. With it undo, redo and a repeated choice show their picture at once. */
const REMEMBERED = 200;
/** How often a picture is made again because its address does not work. */
const MOST_LOSSES = 3;

export function createPictures(
  connect: () => Promise<Pick<RenderHub, "state" | "requestRender" | "forget" | "onState" | "onImage" | "onTrouble">>,
): Pictures {
  const store = createStore<Views>(() => ({}));
  const places = new Map<RenderContext, Place>();
  const finished = new Map<string, PictureFile>();
  /** How often each request's finished picture could not be fetched. */
  const losses = new Map<string, number>();
  const lastOf = new Map<RenderSubject, PictureFile>();
  let hub: Awaited<ReturnType<typeof connect>> | null = null;
  let connecting = false;

  const show = (context: RenderContext, change: Partial<RenderView>): void =>
    store.setState((views) => ({ ...views, [context]: { ...(views[context] ?? NO_PICTURE), ...change } }));

  function everywhere(change: Partial<RenderView>): void {
    for (const context of places.keys()) show(context, change);
  }

  function remember(context: RenderContext, file: PictureFile): void {
    const place = places.get(context);
    if (place?.wanted == null) return;
    finished.delete(place.wanted);
    finished.set(place.wanted, file);
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
    hub.onImage(({ context, url, srcSet, stage }) => {
      const place = places.get(context);
      if (place === undefined) return;
      const file = { url, srcSet, shows: place.wanted ?? undefined };
      lastOf.set(place.subject, file);
      if (stage === "final") remember(context, file);
      show(context, { ...file, working: stage !== "final", away: false });
    });
    hub.onTrouble(({ context }) => show(context, { working: false }));
    everywhere({ away: hub.state === "away" });
    for (const [context, { wanted }] of places) if (wanted !== null) request(context, wanted);
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    connect: start,
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
        show(context, { ...(lastOf.get(subject) ?? NO_FILE), working: false });
        place.wanted = null;
      }
      place.subject = subject;
      if (wanted === null || wanted === place.wanted) return;
      place.wanted = wanted;
      const known = finished.get(wanted);
      if (known === undefined) return request(context, wanted);
      // Answers to earlier requests of this place are ignored from now on.
      hub?.forget(context);
      lastOf.set(subject, known);
      show(context, { ...known, working: false });
    },
    lost(context) {
      const wanted = places.get(context)?.wanted;
      if (wanted == null || !finished.delete(wanted)) return;
      const times = (losses.get(wanted) ?? 0) + 1;
      losses.set(wanted, times);
      // A picture that is made but never arrives would otherwise be made again for ever.
      if (times > MOST_LOSSES) show(context, { ...NO_FILE, working: false });
      else request(context, wanted);
    },
    isFinished: (wanted) => finished.has(JSON.stringify(wanted)),
  };
}
