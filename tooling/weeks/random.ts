/** A generator of random numbers that a seed repeats (mulberry32). */
export interface Random {
  /** At least 0, less than 1. */
  readonly next: () => number;
  /** A whole number from 0 to `below` - 1. */
  readonly below: (below: number) => number;
  readonly chance: (probability: number) => boolean;
  /** @throws Error for an empty list */
  readonly pick: <Value>(values: readonly Value[]) => Value;
  /** Picks by weight. @throws Error when no weight is positive */
  readonly weighted: <Value>(values: readonly (readonly [weight: number, value: Value])[]) => Value;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error("Nothing to pick from");
    return value;
  };
  return {
    next,
    below,
    chance: (probability) => next() < probability,
    pick,
    weighted: (values) => {
      let left = next() * values.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, value] of values) {
        left -= weight;
        if (left < 0) return value;
      }
      throw new Error("Nothing to pick from");
    },
  };
}
