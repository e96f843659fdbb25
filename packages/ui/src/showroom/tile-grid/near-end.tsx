import { useEffect, useRef } from "react";

/** How far below what is in sight the end counts as near. */
const MARGIN = "1200px";

/** Stands after the last card and tells once when that comes near. */
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
      // The cards scroll with the window or, beside a picture, in a pane of their own.
      { rootMargin: MARGIN, scrollMargin: MARGIN },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [onNear]);
  return <span ref={end} aria-hidden="true" />;
}
