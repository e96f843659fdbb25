/** Several pictures through one place, one after the other. */
import type { RenderContext } from "@showroom/api-contract/render-hub";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { NO_PICTURE } from "./pictures.ts";
import type { Pictures, RenderSubject } from "./pictures.ts";

/** A picture that is wanted. */
export interface PictureOrder {
  /** What the picture shows; an earlier picture of the same subject is shown until the new one comes. */
  readonly subject: RenderSubject;
  readonly request: RenderRequest;
}

export interface QueuedPicture {
  /** Address of the best picture so far. */
  readonly url: string | null;
  readonly state: "waiting" | "final" | "failed";
  /** The render service cannot be reached while this picture is due. */
  readonly away: boolean;
}

export interface PictureQueue {
  /** Wants a picture, and calls back on every change of it; returns how to stop. */
  watch(order: PictureOrder, listener: () => void): () => void;
  /** The same object as long as nothing changes. */
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
 * Asks for each picture once the one before it is finished or has failed, so that a page with many rooms asks no more of the render
 * service than a page with one. The oldest picture that somebody watches comes first.
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
    // While it is being asked for, the place still shows the picture before it.
    asking = true;
    pictures.ask(context, subject, request);
    asking = false;
    follow();
  }

  /** Takes over what the place shows of the picture that is being made. */
  function follow(): void {
    if (asking || making === null) return;
    const entry = making;
    const { url, working, away } = pictures.getState()[context] ?? NO_PICTURE;
    if (working || away) return update(entry, { url, state: "waiting", away });
    making = null;
    update(entry, { url, state: pictures.isFinished(entry.order.request) ? "final" : "failed", away: false });
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
      entries.set(key, entry);
      entry.listeners.add(listener);
      close ??= open();
      if (making === null) makeNext();
      return () => {
        entry.listeners.delete(listener);
        if (making === entry && !isWatched(entry)) {
          making = null;
          // Later: who leaves a page stops watching all of its pictures, and none of them is wanted then.
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
      // Empties the place, which would not ask for the same picture twice.
      if (making === null) pictures.ask(context, "", null);
      update(entry, { ...entry.picture, state: "waiting" });
      if (making === null) makeNext();
    },
  };
}
