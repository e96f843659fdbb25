import { useSyncExternalStore } from "react";

const QUERY = "(width < 768px)";

/** Whether the window is as narrow as a phone's: pickers then rise from below. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(QUERY);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(QUERY).matches,
  );
}
