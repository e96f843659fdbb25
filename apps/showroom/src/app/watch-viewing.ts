import { isProblem } from "@showroom/api-client/failures";

/** How a tab learns that its viewing session has ended. */
export interface ViewingSigns {
  /** Requests the current user with the token of the session. */
  readonly askUser: () => Promise<{ readonly isAnonymous: boolean }>;
  /** Calls back with the error of every call that fails; returns the function that unsubscribes. */
  readonly onFailure: (listener: (error: unknown) => void) => () => void;
}

const isRefused = (error: unknown): boolean => isProblem(error, "not-authenticated");

/**
 * Calls `end` when the viewing session has ended. Its token is valid until `endsAt` (milliseconds since 1970), and becomes invalid with
 * the staff member's own session or access to the project. It is detected by time, by any refused call, and by a call when the tab
 * becomes visible again. Returns a function that stops this.
 */
export function watchViewing(endsAt: number, { askUser, onFailure }: ViewingSigns, end: () => void): () => void {
  const ask = async (): Promise<void> => {
    // The server would refuse a token that is over, and the timer calls back.
    if (Date.now() >= endsAt) return;
    try {
      if ((await askUser()).isAnonymous) end();
    } catch (error) {
      if (isRefused(error)) end();
    }
  };
  const onReturn = (): void => {
    if (document.visibilityState === "visible") void ask();
  };
  const timer = setTimeout(end, endsAt - Date.now());
  const unsubscribe = onFailure((failure) => {
    if (isRefused(failure)) end();
  });
  document.addEventListener("visibilitychange", onReturn);
  void ask();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener("visibilitychange", onReturn);
  };
}
