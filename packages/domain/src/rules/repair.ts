import type { RoomChoice } from "../model/choices.ts";
import type { RoomContext } from "../selection/room-context.ts";
import type { Change } from "./consequence.ts";
import type { RuleOutcome } from "./evaluate.ts";

/** What a repair works on. */
export interface Repair {
  readonly context: RoomContext;
  readonly room: RoomChoice;
  readonly outcome: RuleOutcome;
  /** The outcome before the buyer's choice; null when there was none. */
  readonly earlier: RuleOutcome | null;
  readonly before: RoomChoice;
  /** Page product and variant ids that the buyer chose just now. */
  readonly favoured: ReadonlySet<number>;
  /** Slots and requirements that were mended already; each is mended once, so that mending ends. */
  readonly mended: Set<string>;
}

export interface Repaired {
  readonly room: RoomChoice;
  readonly changes: readonly Change[];
}
