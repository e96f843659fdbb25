import { useSyncExternalStore } from "react";

const subscribe = (): (() => void) => () => {};

/**
 * False on the server and while the browser takes over a page that the server rendered, and true afterwards. What depends on the browser,
 * such as a stored session, is shown once this is true, so that both render the same page first.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
