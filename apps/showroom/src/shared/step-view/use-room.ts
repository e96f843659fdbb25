import { createContext, use } from "react";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { RuleOutcome } from "@showroom/domain/rules/evaluate";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import type { RoomAction } from "../choices/choices-store.ts";

export interface RoomView {
  readonly room: RoomChoice;
  readonly context: RoomContext;
  readonly outcome: RuleOutcome;
  /** The choices were handed in: nothing can be chosen any more. */
  readonly locked: boolean;
  /** The same function as long as the page is. */
  readonly change: (action: RoomAction) => void;
}

export const RoomViewContext = createContext<RoomView | null>(null);

/** The room of the present step with everything a choice in it is made against. */
export function useRoom(): RoomView {
  const view = use(RoomViewContext);
  if (view === null) throw new Error("There is no room outside a step's layout");
  return view;
}
