import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Whether a sticky element is stuck. Put the ref on an empty element right before it; the hook observes when that
 * leaves the viewport.
 */
export function useStuck(): [RefObject<HTMLDivElement | null>, boolean] {
  const marker = useRef<HTMLDivElement>(null);
  const [stuck, setStuck] = useState(false);
  useEffect(() => {
    if (!marker.current) return;
    const observer = new IntersectionObserver((entries) => {
      // The last entry is the present state: on a busy page one call reports several changes.
      const entry = entries.at(-1);
      setStuck(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    observer.observe(marker.current);
    return () => observer.disconnect();
  }, []);
  return [marker, stuck];
}
