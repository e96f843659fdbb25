import { startTransition, useEffect, useState } from "react";
import { useHydrated } from "@showroom/ui/foundations/use-hydrated";
import { LONGEST_WAIT } from "./moments.ts";
import { isFirstPage } from "./first-page.ts";
import { whenIdle } from "./when-idle.ts";

/**
 * How many parts of a page to show. On the page that the browser opened the parts follow one another, each after the browser
 * has drawn the one before: drawing all at once would keep it from responding. Later pages show all parts at once, and so
 * does a page that the server rendered.
 */
export function useProgressive(parts: number): number {
  const hydrated = useHydrated();
  const [count, setCount] = useState(() => (hydrated && isFirstPage() ? 1 : Infinity));
  const isWaiting = count < parts;
  useEffect(() => {
    if (!isWaiting) return;
    let mounted = true;
    void whenIdle(LONGEST_WAIT.nextPart).then(() => {
      if (mounted) startTransition(() => setCount(count + 1));
    });
    return () => {
      mounted = false;
    };
  }, [count, isWaiting]);
  return Math.min(count, parts);
}
