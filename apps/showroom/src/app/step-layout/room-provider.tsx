import { useCallback, useDeferredValue, useMemo } from "react";
import type { ReactNode } from "react";
import { evaluateRules } from "@showroom/domain/rules/evaluate";
import { roomContext } from "@showroom/domain/selection/room-context";
import { isLocked } from "../../shared/choices/choices-state.ts";
import type { RoomAction } from "../../shared/choices/choices-store.ts";
import { useChoices } from "../../shared/choices/use-choices.ts";
import { DifferencesContext, differencesOf } from "../../shared/prices/use-differences.ts";
import { RoomViewContext } from "../../shared/step-view/use-room.ts";
import type { RoomView } from "../../shared/step-view/use-room.ts";
import { useCostInput, useShowroom } from "../../shared/step-view/use-showroom.ts";

/** Reckons once, for every part of the step, what its room is and what each alternative would cost. */
export function RoomProvider({ children }: { children: ReactNode }) {
  const { store, page, project } = useShowroom();
  const own = useChoices(store, (state) => state.rooms[page.id]);
  const locked = useChoices(store, isLocked);
  // The store knows the standard set-up of a room that has no choices yet.
  const room = own ?? store.room(page);
  const context = useMemo(() => ({ ...roomContext(page, project, null), locked }), [page, project, locked]);
  const change = useCallback((action: RoomAction) => store.change(page, action), [store, page]);
  const view = useMemo<RoomView>(
    () => ({
      room,
      context,
      outcome: evaluateRules(context.catalogue, room),
      locked: context.locked,
      change,
    }),
    [room, context, change],
  );
  const input = useDeferredValue(useCostInput());
  const differences = useMemo(
    () => differencesOf(input, page, project, store.room(page)),
    [input, page, project, store],
  );
  return (
    <RoomViewContext value={view}>
      <DifferencesContext value={differences}>{children}</DifferencesContext>
    </RoomViewContext>
  );
}
