import { isProblem } from "@showroom/api-client/failures";
import { followEvents } from "@showroom/api-client/follow-events";
import { watchChoices } from "@showroom/api-contract/endpoints/home-buyers";
import { api } from "../../shared/api/api.ts";

/**
 * Calls `onChange` when somebody who shares the choices may have changed them, while the page is visible: a browser has few
 * connections for all its tabs. Also when the buyer has no home any more. Returns a function that stops this.
 */
export function followChoices(projectId: number, onChange: () => void): () => void {
  let stream: AbortController | null = null;
  const close = (): void => {
    stream?.abort();
    stream = null;
  };
  const follow = (): void => {
    if (document.visibilityState !== "visible") return close();
    if (stream !== null) return;
    stream = new AbortController();
    // What changed before the stream was open is missed otherwise.
    const onAway = (failure: unknown): void => void (isProblem(failure, "home-left") && onChange());
    const listener = { onOpen: onChange, onEvent: onChange, onAway };
    void followEvents(api, watchChoices, { params: { projectId } }, stream.signal, listener);
  };
  document.addEventListener("visibilitychange", follow);
  follow();
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close();
  };
}
