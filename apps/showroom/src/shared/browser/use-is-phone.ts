import { useSyncExternalStore } from "react";

const QUERY = "(width < 768px)";

/** Whether the window is as narrow as a phone. Pickers are then shown as bottom sheets. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(QUERY);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(QUERY).matches,
    () => false,
  );
}
