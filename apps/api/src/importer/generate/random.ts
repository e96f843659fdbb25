/** A seeded pseudo-random number generator. */
export interface Random {
  /** A whole number from 0 to `limit` - 1. */
  readonly below: (limit: number) => number;
  readonly pick: <Value>(list: readonly Value[]) => Value;
}

/** The algorithm Mulberry32, with the same results on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (list) => {
      const value = list[below(list.length)];
      if (value === undefined) throw new RangeError("Nothing to pick from");
      return value;
    },
  };
}
