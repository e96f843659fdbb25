import { useEffect, useRef } from "react";

/** Distance below the viewport at which the end counts as near. */
const MARGIN = "1200px";

/** Invisible element after the last card. Calls `onNear` once when it comes near the viewport. */
export function NearEnd({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (end.current === null) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
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
