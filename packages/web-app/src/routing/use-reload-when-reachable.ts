import { useEffect } from "react";
import { growingPauses } from "@showroom/api-client/pauses";
import { reloadWhenReachable } from "./new-release.ts";

/** Milliseconds of the pauses between tries, and the part that is random: not all windows ask at the same time. */
const PAUSES = [3_000, 5_000, 10_000, 20_000, 40_000, 60_000];
const SPREAD = 0.6;

/** Reloads the page as soon as the server answers. Returns a function that stops this. */
export function keepTryingToReload(reload: () => Promise<void> = reloadWhenReachable): () => void {
  const pauses = growingPauses(PAUSES, SPREAD);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (): void => void reload();
  const attemptAndPlan = (): void => {
    attempt();
    timer = setTimeout(attemptAndPlan, pauses.next());
  };
  attemptAndPlan();
  window.addEventListener("online", attempt);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", attempt);
  };
}

/** Reloads the page as soon as the server answers: now, after pauses that grow to a minute, and when the connection comes back. */
export function useReloadWhenReachable(active: boolean): void {
  useEffect(() => (active ? keepTryingToReload() : undefined), [active]);
}
