import { LRUCache } from "lru-cache";

const MOST_REMEMBERED = 10_000;

/** Whose turn it is: the owner who was served longest ago comes first, however many requests the others have. */
export class Turns {
  /** Number of the last turn, by owner. Who is forgotten counts as never served. */
  readonly #served = new LRUCache<string, number>({ max: MOST_REMEMBERED });
  #count = 0;

  serve(owners: Iterable<string>): void {
    this.#count += 1;
    for (const owner of owners) this.#served.set(owner, this.#count);
  }

  /** The item to serve next: of the owners of all items, one of the owner served longest ago. The first of equals; null for none. */
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
