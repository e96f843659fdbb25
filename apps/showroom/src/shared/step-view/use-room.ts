import { createContext, use } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { RuleOutcome } from "@showroom/domain/rules/evaluate";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import type { RoomAction } from "../choices/choices-store.ts";

export interface RoomView {
  readonly room: RoomChoice;
  readonly context: RoomContext;
  readonly outcome: RuleOutcome;
  /** Whether nothing can be chosen: the choices were submitted, or somebody else views them. */
  readonly locked: boolean;
  /** Applies an action. The function is the same until the page changes. */
  readonly change: (action: RoomAction) => void;
}

export const RoomViewContext = createContext<RoomView | null>(null);

/** The room of the present step, with the catalogue, the rule outcome and the function that changes it. */
export function useRoom(): RoomView {
  const view = use(RoomViewContext);
  if (view === null) throw new Error("There is no room outside a step's layout");
  return view;
}
