/** A queue that makes several pictures one at a time in one place. */
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { NO_PICTURE } from "./pictures.ts";
import type { PictureFile, Pictures, RenderSubject } from "./pictures.ts";

/** A request for a picture. */
export interface PictureOrder {
  /** The subject, such as a room. The earlier picture of a subject stays until the new one is ready. */
  readonly subject: RenderSubject;
  readonly request: RenderRequest;
}

/** The best picture so far. */
export interface QueuedPicture extends PictureFile {
  readonly state: "waiting" | "final" | "failed";
  /** The render service cannot be reached while this picture is next in the queue. */
  readonly away: boolean;
}

export interface PictureQueue {
  /** Orders a picture and calls back on every change of it. Returns a function that cancels the order. */
  watch(order: PictureOrder, listener: () => void): () => void;
  /** The state of a picture. The object is the same until the state changes. */
  read(request: RenderRequest): QueuedPicture;
  /** Makes a picture again after a failure. */
  retry(request: RenderRequest): void;
}

interface Entry {
  readonly order: PictureOrder;
  readonly listeners: Set<() => void>;
  picture: QueuedPicture;
}

const WAITING: QueuedPicture = { url: null, state: "waiting", away: false };
const keyOf = (request: RenderRequest): string => JSON.stringify(request);

/**
 * Requests each picture after the one before it has finished or failed, so that a page with many rooms loads the render
 * service no more than a page with one. The oldest order that is still watched comes first.
 */
export function createPictureQueue(
  pictures: Pick<Pictures, "enter" | "ask" | "getState" | "subscribe" | "isFinished">,
  context: RenderContext,
): PictureQueue {
  const entries = new Map<string, Entry>();
  let making: Entry | null = null;
  let asking = false;
  let close: (() => void) | null = null;

  const isWatched = ({ listeners }: Entry): boolean => listeners.size > 0;

  function update(entry: Entry, picture: QueuedPicture): void {
    entry.picture = picture;
    for (const listener of entry.listeners) listener();
  }

  function makeNext(): void {
    making = [...entries.values()].find((entry) => isWatched(entry) && entry.picture.state === "waiting") ?? null;
    if (making === null) return;
    const { subject, request } = making.order;
    // Until the request is sent, the place still shows the previous picture.
    asking = true;
    pictures.ask(context, subject, request);
    asking = false;
    follow();
  }

  /** Copies the state of the place to the order that is being made. */
  function follow(): void {
    if (asking || making === null) return;
    const entry = making;
    const { url, srcSet, working, away } = pictures.getState()[context] ?? NO_PICTURE;
    const file = { url, srcSet };
    if (working || away) return update(entry, { ...file, state: "waiting", away });
    making = null;
    update(entry, { ...file, state: pictures.isFinished(entry.order.request) ? "final" : "failed", away: false });
    makeNext();
  }

  function open(): () => void {
    const leave = pictures.enter(context);
    const stop = pictures.subscribe(follow);
    return () => {
      stop();
      leave();
    };
  }

  return {
    watch(order, listener) {
      const key = keyOf(order.request);
      const entry = entries.get(key) ?? { order, listeners: new Set(), picture: WAITING };
      // One that nobody watched any more has its turn after those that are watched.
      if (!isWatched(entry)) entries.delete(key);
      entries.set(key, entry);
      entry.listeners.add(listener);
      close ??= open();
      if (making === null) makeNext();
      return () => {
        entry.listeners.delete(listener);
        if (making === entry && !isWatched(entry)) {
          making = null;
          // Deferred: a page that unmounts stops watching all of its pictures, and the next one must not start in between.
          queueMicrotask(() => making === null && close !== null && makeNext());
        }
        if ([...entries.values()].some(isWatched)) return;
        close?.();
        close = null;
      };
    },
    read: (request) => entries.get(keyOf(request))?.picture ?? WAITING,
    retry(request) {
      const entry = entries.get(keyOf(request));
      if (entry === undefined) return;
      // Empties the place first, because a place does not request the same picture twice.
      if (making === null) pictures.ask(context, "", null);
      update(entry, { ...entry.picture, state: "waiting" });
      if (making === null) makeNext();
    },
  };
}
