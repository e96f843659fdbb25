import { startTransition, useCallback, useState } from "react";

/** About eight screens of cards; the assortments of real projects have fewer. */
const PORTION = 60;

export interface FirstOf<T> {
  readonly shown: readonly T[];
  /** Shows the next portion; undefined when all are shown. */
  readonly showMore: (() => void) | undefined;
}

/** The first items of a long list. Rendering only these keeps the response to a press fast. */
export function useFirstOf<T>(items: readonly T[]): FirstOf<T> {
  const [count, setCount] = useState(PORTION);
  const showMore = useCallback(() => startTransition(() => setCount((before) => before + PORTION)), []);
  return count < items.length ? { shown: items.slice(0, count), showMore } : { shown: items, showMore: undefined };
}
