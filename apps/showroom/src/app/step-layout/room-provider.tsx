import { useCallback, useMemo } from "react";
import type { ReactNode } from "react";
import { cardPrices } from "@showroom/domain/pricing/card-price";
import { evaluateRules } from "@showroom/domain/rules/evaluate";
import type { OwnFields } from "@showroom/domain/rules/changed-along";
import { roomContext } from "@showroom/domain/selection/room-context";
import { isLocked } from "../../shared/choices/choices-state.ts";
import type { RoomAction } from "../../shared/choices/choices-store.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { CardPricesContext, NO_PRICES } from "../../shared/prices/use-card-prices.ts";
import { RoomActionsContext, RoomViewContext } from "../../shared/step-view/use-room.ts";
import { useIsPartLocked } from "../../shared/step-view/locked-parts.ts";
import type { RoomActions, RoomView } from "../../shared/step-view/use-room.ts";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";
import { useSidebarPart } from "./sidebar-tabs.tsx";

/** Provides the room of the step and the prices of its cards, calculated once for all parts. */
export function RoomProvider({ children }: { children: ReactNode }) {
  const { store, page, project } = useShowroom();
  const own = useChoices(store, (state) => state.rooms[page.id]);
  const isClosed = useIsPartLocked(useSidebarPart());
  const locked = useChoices(store, isLocked) || isClosed;
  // Without choices the store returns the standard room.
  const room = own ?? store.room(page);
  const context = useMemo(() => ({ ...roomContext(page, project, null), locked }), [page, project, locked]);
  const change = useCallback((action: RoomAction, own: OwnFields) => store.change(page, action, own), [store, page]);
  const actions = useMemo<RoomActions>(() => ({ context, locked: context.locked, change }), [context, change]);
  const view = useMemo<RoomView>(
    () => ({ ...actions, room, outcome: evaluateRules(context.catalogue, room) }),
    [actions, room, context],
  );
  const input = useCostInput();
  const prices = useMemo(() => (input === null ? NO_PRICES : cardPrices(input, page)), [input, page]);
  return (
    <RoomActionsContext value={actions}>
      <RoomViewContext value={view}>
        <CardPricesContext value={prices}>{children}</CardPricesContext>
      </RoomViewContext>
    </RoomActionsContext>
  );
}
