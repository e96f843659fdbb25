import { createContext, use } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { OwnFields } from "@showroom/domain/rules/changed-along";
import type { RuleOutcome } from "@showroom/domain/rules/evaluate";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import type { RoomAction } from "../choices/choices-store.ts";

/** What stays the same when the buyer chooses something. */
export interface RoomActions {
  readonly context: RoomContext;
  /** Whether nothing can be chosen: the choices were submitted, or somebody else views them. */
  readonly locked: boolean;
  /**
   * Applies an action. `own` are the fields that the action is about; the buyer is told what it changes elsewhere. The function is the
   * same until the page changes.
   */
  readonly change: (action: RoomAction, own: OwnFields) => void;
}

export interface RoomView extends RoomActions {
  readonly room: RoomChoice;
  readonly outcome: RuleOutcome;
}

const NO_ROOM = "There is no room outside a step's layout";

export const RoomActionsContext = createContext<RoomActions | null>(null);

/** For components that do not show the choices of the room: a choice does not render them again. */
export function useRoomActions(): RoomActions {
  const actions = use(RoomActionsContext);
  if (actions === null) throw new Error(NO_ROOM);
  return actions;
}

export const RoomViewContext = createContext<RoomView | null>(null);

/** The room of the present step, with the catalogue, the rule outcome and the function that changes it. */
export function useRoom(): RoomView {
  const view = use(RoomViewContext);
  if (view === null) throw new Error(NO_ROOM);
  return view;
}
