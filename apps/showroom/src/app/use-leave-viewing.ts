import { useState } from "react";
import { leaveViewing } from "../shared/session/viewing.ts";

export interface LeaveViewing {
  readonly leave: () => void;
  /** The server did not answer the last attempt, so the viewing session continues. */
  readonly unreachable: boolean;
}

/** Leaving a viewing session, with the outcome for the screen. */
export function useLeaveViewing(): LeaveViewing {
  const [unreachable, setUnreachable] = useState(false);
  return {
    unreachable,
    leave: () => {
      setUnreachable(false);
      void leaveViewing().then((left) => setUnreachable(!left));
    },
  };
}
