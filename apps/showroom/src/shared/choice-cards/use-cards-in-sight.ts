import { useSyncExternalStore } from "react";

/** Below the tools of a list: two rows beside the picture of the room, one below it, where a tablet has a column more. */
function cardsInSight(columns: number): number {
  if (matchMedia("(width >= 1200px)").matches) return 2 * columns;
  return matchMedia("(width >= 768px)").matches ? columns + 1 : columns;
}

/** A picture that has loaded stays, so a change of the window does not matter. */
const subscribe = (): (() => void) => () => {};

/**
 * The number of cards of the first list on a page that are in sight when it opens.
 * @param columns cards per row in the sidebar
 */
export function useCardsInSight(columns: number): number {
  return useSyncExternalStore(
    subscribe,
    () => cardsInSight(columns),
    () => columns,
  );
}
