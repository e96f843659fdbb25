import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";

const MOST_REMEMBERED = 10_000;

/** Fair turns: the owner who was served longest ago comes first, independent of the number of requests. */
export class Turns {
  /** Number of the last turn, by owner. An evicted owner counts as never served. */
  readonly #served = new LRUCache<string, number>({ max: MOST_REMEMBERED });
  #count = 0;

  constructor() {
    watchSize("turns", MOST_REMEMBERED, () => this.#served.size);
  }

  serve(owners: Iterable<string>): void {
    this.#count += 1;
    for (const owner of owners) this.#served.set(owner, this.#count);
  }

  /** The next item: the first one of the owner who was served longest ago; null for no items. */
  next<Item>(items: Iterable<Item>, ownersOf: (item: Item) => Iterable<string>): Item | null {
    let best: Item | null = null;
    let bestTurn = Number.POSITIVE_INFINITY;
    for (const item of items) {
      for (const owner of ownersOf(item)) {
        const turn = this.#served.get(owner) ?? 0;
        if (turn >= bestTurn) continue;
        best = item;
        bestTurn = turn;
      }
    }
    return best;
  }
}
