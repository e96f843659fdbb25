import { useState } from "react";

/** Below the tools of a list: two rows beside the picture of the room, one below it, where a tablet has a column more. */
function cardsInSight(columns: number): number {
  if (matchMedia("(width >= 1200px)").matches) return 2 * columns;
  return matchMedia("(width >= 768px)").matches ? columns + 1 : columns;
}

/**
 * The number of cards of the first list on a page that are in sight when it opens.
 * @param columns cards per row in the sidebar
 */
export function useCardsInSight(columns: number): number {
  const [cards] = useState(() => cardsInSight(columns));
  return cards;
}
