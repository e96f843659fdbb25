import { useEffect, useEffectEvent } from "react";

/** Milliseconds until something is asked again, and how many more at most: not all windows ask in the same moment. */
const AGAIN_AFTER = 3_000;
const SPREAD = 2_000;

/** Asks a moment later, and at once whenever the connection is back; returns how to stop that. */
export function askAgain(ask: () => void): () => void {
  const onTime = (): void => ask();
  const timer = setTimeout(onTime, AGAIN_AFTER + Math.random() * SPREAD);
  window.addEventListener("online", onTime);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", onTime);
  };
}

/** For as long as an answer is missing and nobody is asking: asks again a moment later, and at once when the connection is back. */
export function useAskAgain(missing: boolean, ask: () => void): void {
  const again = useEffectEvent(ask);
  useEffect(() => (missing ? askAgain(() => again()) : undefined), [missing]);
}
