import { startTransition, useCallback, useEffect, useState } from "react";
import { whenIdle } from "../browser/when-idle.ts";

/** The cards in sight when a list opens, and some more. */
const FIRST = 12;
/** About eight screens of cards; the assortments of real projects have fewer. */
const PORTION = 60;
/** Milliseconds that the first portion waits at most for an idle browser. */
const LONGEST_WAIT = 1_000;

export interface FirstOf<T> {
  readonly shown: readonly T[];
  /** Shows the next portion; undefined when all are shown. */
  readonly showMore: (() => void) | undefined;
}

/**
 * The first items of a long list: those in sight at once, the first portion when the browser is idle, and further ones on demand.
 * Rendering only these keeps the response to a press fast.
 */
export function useFirstOf<T>(items: readonly T[]): FirstOf<T> {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    let mounted = true;
    void whenIdle(LONGEST_WAIT).then(() => {
      if (mounted) startTransition(() => setCount((before) => Math.max(before, PORTION)));
    });
    return () => {
      mounted = false;
    };
  }, []);
  const showMore = useCallback(() => startTransition(() => setCount((before) => before + PORTION)), []);
  return count < items.length ? { shown: items.slice(0, count), showMore } : { shown: items, showMore: undefined };
}
