import { memo, useDeferredValue } from "react";
import type { ReactNode } from "react";
import type { Rooms } from "../../shared/choices/choices-state.ts";
import { useCost, useStoredCostInput } from "../../shared/choices/cost.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { CostContext, CostInputContext, useShowroom } from "../../shared/step-view/use-showroom.ts";

/**
 * Provides the price of the choices. Everything that follows from it is updated after the choice itself is shown, so that
 * a click responds at once.
 */
export function PriceProvider({ children }: { readonly children: ReactNode }) {
  const { store } = useShowroom();
  const rooms = useDeferredValue(useChoices(store, (state) => state.rooms));
  return <PriceOfRooms rooms={rooms}>{children}</PriceOfRooms>;
}

/** Separate, so that React skips it until the deferred rooms arrive. */
const PriceOfRooms = memo(function PriceOfRooms({
  rooms,
  children,
}: {
  readonly rooms: Rooms;
  readonly children: ReactNode;
}) {
  const { store, page } = useShowroom();
  // When the pages arrive, the differences of all cards follow. As a deferred value, they are calculated in small pieces.
  const input = useDeferredValue(useStoredCostInput(store, rooms, page));
  const cost = useCost(store, rooms, input);
  return (
    <CostInputContext value={input}>
      <CostContext value={cost}>{children}</CostContext>
    </CostInputContext>
  );
});
