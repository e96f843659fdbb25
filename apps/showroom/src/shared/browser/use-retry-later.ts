import { useEffect, useEffectEvent } from "react";

/** Milliseconds until a retry, and how many more at most: not all windows retry at the same moment. */
const RETRY_AFTER = 3_000;
const SPREAD = 2_000;

/** Retries once, some seconds later, and each time that the connection comes back; returns how to stop. */
export function retryLater(retry: () => void): () => void {
  const onTime = (): void => retry();
  const timer = setTimeout(onTime, RETRY_AFTER + Math.random() * SPREAD);
  window.addEventListener("online", onTime);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", onTime);
  };
}

/** Retries as long as `failed`: some seconds later, and at once when the connection comes back. */
export function useRetryLater(failed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => (failed ? retryLater(() => again()) : undefined), [failed]);
}
