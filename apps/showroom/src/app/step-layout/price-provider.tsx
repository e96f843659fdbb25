import { stepNumberOf } from "@showroom/domain/steps/step-number";
import { memo, useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import type { Rooms } from "../../shared/choices/choices-state.ts";
import { useCost, useStoredCostInput } from "../../shared/choices/cost.ts";
import { useFirstPictures } from "../../start/use-first-pictures.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { CostContext, CostInputContext, useShowroom } from "../../shared/step-view/use-showroom.ts";

/**
 * Whether the full pages of the rooms are needed. The overview of submitted choices shows their confirmation. It needs the
 * pages only to order pictures: when a room has no finished picture, or when the choices changed after the page was opened.
 */
function useNeedsPages(rooms: Rooms): boolean {
  const { store, page, project, houseType } = useShowroom();
  const [opened] = useState(rooms);
  const isSubmitted = useChoices(store, ({ submitType }) => submitType !== null);
  const first = useFirstPictures(project.id, stepNumberOf(page));
  if (page.type !== "overview" || !isSubmitted || rooms !== opened) return true;
  const finished = new Set(
    first?.filter(({ finishedUrl }) => typeof finishedUrl === "string").map(({ pageId }) => pageId),
  );
  return houseType.pages.some(({ id, type }) => type === "configurator" && !finished.has(id));
}

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
  const needsPages = useNeedsPages(rooms);
  const input = useDeferredValue(useStoredCostInput(store, rooms, page, needsPages));
  const cost = useCost(store, rooms, input);
  return (
    <CostInputContext value={input}>
      <CostContext value={cost}>{children}</CostContext>
    </CostInputContext>
  );
});
