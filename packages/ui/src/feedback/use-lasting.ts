import { useEffect, useState } from "react";

/** Milliseconds after which users notice a delay. */
const NOTICED_AFTER = 500;

/**
 * True when `active` has lasted for half a second, so that short waits show no indicator. `after`: another time in
 * milliseconds. `fromStart`: true when `active` counts as lasting at the first render.
 */
export function useLasting(active: boolean, after = NOTICED_AFTER, fromStart = active): boolean {
  const [lasting, setLasting] = useState(fromStart);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(active), active ? after : 0);
    return () => clearTimeout(timer);
  }, [active, after]);
  return active && lasting;
}
