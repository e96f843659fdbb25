import { followEvents } from "@showroom/api-client/follow-events";
import { watchChoices } from "@showroom/api-contract/endpoints/home-buyers";
import { api } from "../../shared/api/api.ts";

/**
 * Calls `onChange` when somebody who shares the choices may have changed them, while the page is visible: a browser has few
 * connections for all its tabs. Returns a function that stops this.
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
    const listener = { onOpen: onChange, onEvent: onChange };
    void followEvents(api, watchChoices, { params: { projectId } }, stream.signal, listener);
  };
  document.addEventListener("visibilitychange", follow);
  follow();
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close();
  };
}
