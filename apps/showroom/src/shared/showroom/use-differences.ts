import { useDeferredValue, useMemo } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { formatDifference } from "@showroom/domain/format/money";
import { costBase, priceDifference } from "@showroom/domain/pricing/price-difference";
import { settle } from "@showroom/domain/rules/settle";
import { roomContext } from "@showroom/domain/selection/room-context";
import type { RoomAction } from "../choices/choices-store.ts";
import { useCostInput } from "../choices/cost.ts";
import { useShowroom } from "./use-showroom.ts";

/** Says what an action would change in the total, before it is done: `+ € 120,-`. Null while it cannot be known. */
export type Differences = (action: RoomAction) => string | null;

/**
 * Differences from the present choice. They follow a choice a moment later than the choice itself, so that the click
 * shows at once.
 */
export function useDifferences(): Differences {
  const { store, page, project } = useShowroom();
  const input = useDeferredValue(useCostInput(store));
  return useMemo(() => {
    if (input === null) return () => null;
    const base = costBase(input);
    const context = roomContext(page, project, null);
    const present: RoomChoice = input.choices[page.id] ?? store.room(page);
    const seen = new Map<RoomChoice, string>();
    return (action: RoomAction) => {
      const wanted = action(context, present);
      if (wanted === present) return null;
      const { room } = page.type === "configurator" ? settle(context, present, wanted) : { room: wanted };
      const known = seen.get(room);
      if (known !== undefined) return known;
      const text = formatDifference(priceDifference(base, page.id, room));
      seen.set(room, text);
      return text;
    };
  }, [input, page, project, store]);
}
