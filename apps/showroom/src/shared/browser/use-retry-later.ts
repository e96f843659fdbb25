import { useEffect, useEffectEvent, useState } from "react";
import { growingPauses } from "@showroom/api-client/pauses";

/** Milliseconds of the pauses between retries, and the part that is random: not all windows retry at the same time. */
const PAUSES = [3_000, 5_000, 10_000, 20_000, 40_000, 60_000];
const SPREAD = 0.6;

/** The pauses of one place that retries. */
export const retryPauses = () => growingPauses(PAUSES, SPREAD);

/** Retries once after a pause, and each time the connection comes back. Returns a function that stops this. */
export function retryLater(retry: () => void, pauses = retryPauses()): () => void {
  const onTime = (): void => retry();
  const timer = setTimeout(onTime, pauses.next());
  window.addEventListener("online", onTime);
  return () => {
    clearTimeout(timer);
    window.removeEventListener("online", onTime);
  };
}

/** Retries while `failed` is true, after pauses that grow to a minute, and at once when the connection comes back. */
export function useRetryLater(failed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  const [pauses] = useState(retryPauses);
  useEffect(() => (failed ? retryLater(() => again(), pauses) : undefined), [failed, pauses]);
}
