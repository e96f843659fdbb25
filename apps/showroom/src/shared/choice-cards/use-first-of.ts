import { startTransition, useCallback, useEffect, useState } from "react";
import { afterFirstView } from "../browser/first-view.ts";

/** The cards in sight when a list opens, and some more. */
const FIRST = 12;
/** About eight screens of cards; the assortments of real projects have fewer. */
const PORTION = 60;
/** Milliseconds that the first portion waits at most for the cards in sight. */
const LONGEST_WAIT = 1_000;

export interface FirstOf<T> {
  readonly shown: readonly T[];
  /** Shows the next portion; undefined when all are shown. */
  readonly showMore: (() => void) | undefined;
}

/**
 * The first items of a long list: those in sight at once, the first portion after the first view, and further ones on demand.
 * Rendering only these keeps the response to a press fast.
 */
export function useFirstOf<T>(items: readonly T[]): FirstOf<T> {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    let mounted = true;
    void afterFirstView(LONGEST_WAIT).then(() => {
      if (mounted) startTransition(() => setCount((before) => Math.max(before, PORTION)));
    });
    return () => {
      mounted = false;
    };
  }, []);
  const showMore = useCallback(() => startTransition(() => setCount((before) => before + PORTION)), []);
  return count < items.length ? { shown: items.slice(0, count), showMore } : { shown: items, showMore: undefined };
}
