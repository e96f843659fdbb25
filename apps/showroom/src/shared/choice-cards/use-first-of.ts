import { startTransition, useCallback, useState } from "react";

/** Cards of some eight screens; assortments of real projects have fewer. */
const PORTION = 60;

export interface FirstOf<T> {
  readonly shown: readonly T[];
  /** Shows the next portion; undefined once all are shown. */
  readonly showMore: (() => void) | undefined;
}

/** The first of a long list, so that a press on one of its cards does not wait for a thousand others. */
export function useFirstOf<T>(items: readonly T[]): FirstOf<T> {
  const [count, setCount] = useState(PORTION);
  const showMore = useCallback(() => startTransition(() => setCount((before) => before + PORTION)), []);
  return count < items.length ? { shown: items.slice(0, count), showMore } : { shown: items, showMore: undefined };
}
