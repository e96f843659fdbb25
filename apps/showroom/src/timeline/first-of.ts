import { startTransition, useCallback, useEffect, useState } from "react";
import { LONGEST_WAIT } from "./moments.ts";
import { afterFirstView } from "./first-view.ts";

/** About eight screens of cards; the assortments of real projects have fewer. */
const PORTION = 60;

export interface FirstOf<T> {
  readonly shown: readonly T[];
  /** Shows the next portion; undefined when all are shown, and while the first portion is still to come. */
  readonly showMore: (() => void) | undefined;
}

/**
 * The first items of a long list: those in sight at once, the first portion after the first view, and further ones on demand.
 * Rendering only these keeps the response to a press fast.
 * @param first the items that are shown at once
 */
export function useFirstOf<T>(items: readonly T[], first: number): FirstOf<T> {
  const [count, setCount] = useState(first);
  useEffect(() => {
    let mounted = true;
    void afterFirstView(LONGEST_WAIT.moreCards).then(() => {
      if (mounted) startTransition(() => setCount((before) => Math.max(before, PORTION)));
    });
    return () => {
      mounted = false;
    };
  }, []);
  const showMore = useCallback(() => startTransition(() => setCount((before) => before + PORTION)), []);
  if (count >= items.length) return { shown: items, showMore: undefined };
  return { shown: items.slice(0, count), showMore: count < PORTION ? undefined : showMore };
}
