import { useEffect, useState } from "react";

/** Milliseconds after which somebody wonders whether anything is going on. */
const NOTICED_AFTER = 500;

/**
 * Whether something has gone on for half a second, or did from the start. What is done sooner is not told of: words that come and go at every click make a
 * page restless, and what moves meanwhile takes the processor from the very thing that one waits for. `after`: other milliseconds;
 * `fromStart`: whether what is going on when one comes has lasted already.
 */
export function useLasting(active: boolean, after = NOTICED_AFTER, fromStart = active): boolean {
  const [lasting, setLasting] = useState(fromStart);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(active), active ? after : 0);
    return () => clearTimeout(timer);
  }, [active, after]);
  return active && lasting;
}
