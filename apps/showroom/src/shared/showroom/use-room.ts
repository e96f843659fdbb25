import { useMemo } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { evaluateRules } from "@showroom/domain/rules/evaluate";
import type { RuleOutcome } from "@showroom/domain/rules/evaluate";
import { roomContext } from "@showroom/domain/selection/room-context";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import type { RoomAction } from "../choices/choices-store.ts";
import { useChoices } from "../choices/use-choices.ts";
import { useShowroom } from "./use-showroom.ts";

export interface RoomView {
  readonly room: RoomChoice;
  readonly context: RoomContext;
  readonly outcome: RuleOutcome;
  /** The choices were handed in: nothing can be chosen any more. */
  readonly locked: boolean;
  change(action: RoomAction): void;
}

/** The room of the present step with everything a choice in it is made against. */
export function useRoom(): RoomView {
  const { store, page, project } = useShowroom();
  // The room is read through the store, which knows the standard set-up of a room that has no choices yet.
  useChoices(store, (state) => state.rooms[page.id]);
  const submitType = useChoices(store, (state) => state.submitType);
  const room = store.room(page);
  const context = useMemo(() => roomContext(page, project, submitType), [page, project, submitType]);
  const outcome = useMemo(() => evaluateRules(context.catalogue, room), [context, room]);
  const change = useMemo(() => (action: RoomAction) => store.change(page, action), [store, page]);
  return { room, context, outcome, locked: context.locked, change };
}
