import { useSyncExternalStore } from "react";

const subscribe = (): (() => void) => () => {};

/**
 * False on the server and during hydration, then true. Render content that depends on the browser, such as a stored
 * session, only when it is true, so that server and browser first render the same page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
