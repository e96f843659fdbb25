import { useEffect } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/**
 * Fetches what a page does without until someone reaches for it, at the first sign that somebody is there: so it is at hand when it is
 * pressed, and costs nothing before. Give the same function at every render.
 */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => {
    const controller = new AbortController();
    const warm = (): void => {
      controller.abort();
      // What could not be fetched is fetched again when it is opened, where a failure shows.
      load().catch(() => {});
    };
    for (const sign of SIGNS) window.addEventListener(sign, warm, { signal: controller.signal, passive: true });
    return () => controller.abort();
  }, [load]);
}
