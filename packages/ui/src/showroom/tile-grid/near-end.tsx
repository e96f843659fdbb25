import { useEffect, useRef } from "react";

/**
 * The end counts as near up to this distance below the viewport. Above the viewport it does not: the browser keeps what
 * is in view in place when cards are added above it, so the end would stay near until all cards are there.
 */
const MARGIN = "0px 0px 1200px";

/** Invisible element after the last card. Calls `onNear` once when it comes near the viewport. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // The last entry is the present state: on a busy page one call reports several changes.
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        onNear();
      },
      // The cards scroll with the window or in their own pane.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <span ref={end} aria-hidden="true" />;
}
