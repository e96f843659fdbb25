import { useEffect, useEffectEvent } from "react";

/** Milliseconds until a retry, plus a random part up to `SPREAD`, so that not all windows retry at the same time. */
const RETRY_AFTER = 3_000;
const SPREAD = 2_000;

/** Retries once after some seconds, and each time the connection comes back. Returns a function that stops this. */
export function retryLater(retry: () => void): () => void {
  const onTime = (): void => retry();
  const timer = setTimeout(onTime, RETRY_AFTER + Math.random() * SPREAD);
  window.addEventListener("online", onTime);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", onTime);
  };
}

/** Retries after some seconds while `failed` is true, and at once when the connection comes back. */
export function useRetryLater(failed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => (failed ? retryLater(() => again()) : undefined), [failed]);
}
