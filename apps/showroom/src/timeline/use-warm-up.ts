import { useEffect } from "react";

const SIGNS = ["pointermove", "pointerdown", "keydown"] as const;

/** Calls `load` once, at the first movement of the pointer, press or key. Returns a function that stops this. */
export function loadAtFirstSign(load: () => Promise<unknown>): () => void {
  const controller = new AbortController();
  const warm = (): void => {
    controller.abort();
    // A failure is ignored here: the code is loaded again when it is needed, and that place reports the failure.
    load().catch(() => {});
  };
  for (const sign of SIGNS) window.addEventListener(sign, warm, { signal: controller.signal, passive: true });
  return () => controller.abort();
}

/**
 * Loads code that the page does not need at first, at the first movement of the pointer, press or key: it is then available
 * when the user needs it and does not delay the page. `load` must be the same function at every render.
 */
export function useWarmUp(load: () => Promise<unknown>): void {
  useEffect(() => loadAtFirstSign(load), [load]);
}
