import { randomUUID } from "node:crypto";
import type { Picture } from "./prepared-view.ts";

export interface PlaceAsk {
  /** Where the picture is shown. Only the newest request of a place counts. */
  readonly place: string;
  /** Who requests the picture. The queue limits the requests per owner. */
  readonly owner: string;
  readonly onPicture: (renderId: string, picture: Picture) => void;
  readonly onFailed: (renderId: string, cause: unknown) => void;
}

/** The newest request of a place. After `end` it reports nothing to its client. */
export class PlacedAsk {
  readonly renderId = randomUUID();
  readonly place: string;
  readonly owner: string;
  readonly #ask: PlaceAsk;
  #shown: Picture | null = null;
  #isOver = false;

  constructor(ask: PlaceAsk) {
    this.#ask = ask;
    this.place = ask.place;
    this.owner = ask.owner;
  }

  /** Sends a picture to the client. The same picture is sent only once. */
  show(picture: Picture): void {
    if (this.#isOver || this.#shown === picture) return;
    this.#shown = picture;
    this.#ask.onPicture(this.renderId, picture);
  }

  /** As `show`, but later: the caller first answers the request with its render id. */
  showSoon(picture: () => Picture | null): void {
    setImmediate(() => {
      const latest = picture();
      if (latest !== null) this.show(latest);
    });
  }

  fail(cause: unknown): void {
    if (!this.#isOver) this.#ask.onFailed(this.renderId, cause);
  }

  end(): void {
    this.#isOver = true;
  }
}

/** The newest request of each place. No other module knows which request is the newest. */
export class Places {
  readonly #newest = new Map<string, PlacedAsk>();
  readonly #onOver: (ask: PlacedAsk) => void;

  /** Calls `onOver` with every request that was replaced or left. */
  constructor(onOver: (ask: PlacedAsk) => void) {
    this.#onOver = onOver;
  }

  /** Registers a new request; the previous one of the same place ends. */
  take(ask: PlaceAsk): PlacedAsk {
    this.leave(ask.place);
    const placed = new PlacedAsk(ask);
    this.#newest.set(ask.place, placed);
    return placed;
  }

  leave(place: string): void {
    const former = this.#newest.get(place);
    if (former === undefined) return;
    this.#newest.delete(place);
    former.end();
    this.#onOver(former);
  }

  leaveAll(): void {
    for (const place of this.#newest.keys()) this.leave(place);
  }
}
