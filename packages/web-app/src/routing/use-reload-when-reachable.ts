import { useEffect } from "react";
import { reloadWhenReachable } from "./new-release.ts";

/** Milliseconds until the next try, plus a random part up to `SPREAD`, so that not all windows ask at the same time. */
const AGAIN_AFTER = 3_000;
const SPREAD = 2_000;

/** Reloads the page as soon as the server answers. Returns a function that stops this. */
export function keepTryingToReload(reload: () => Promise<void> = reloadWhenReachable): () => void {
  const attempt = (): void => void reload();
  attempt();
  const timer = setInterval(attempt, AGAIN_AFTER + Math.random() * SPREAD);
  window.addEventListener("online", attempt);
  return () => {
    clearInterval(timer);
    window.removeEventListener("online", attempt);
  };
}

/** Reloads the page as soon as the server answers: now, at intervals, and when the connection comes back. */
export function useReloadWhenReachable(active: boolean): void {
  useEffect(() => (active ? keepTryingToReload() : undefined), [active]);
}
