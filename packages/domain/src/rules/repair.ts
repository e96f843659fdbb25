import type { RoomChoice } from "../model/choices.ts";
import type { TileOptionKind } from "../model/tile-option.ts";
import type { RoomContext } from "../selection/room-context.ts";
import type { Change } from "./consequence.ts";
import type { RuleOutcome } from "./evaluate.ts";
import type { Requirement } from "./requirements.ts";

/** The input of one repair step. */
export interface Repair {
  readonly context: RoomContext;
  readonly room: RoomChoice;
  readonly outcome: RuleOutcome;
  /** The outcome before the buyer's choice; null when there was none. */
  readonly earlier: RuleOutcome | null;
  readonly before: RoomChoice;
  /** Page product and variant ids that the buyer chose just now, and what these require. */
  readonly favoured: ReadonlySet<number>;
  /** Tile options that the buyer chose just now. */
  readonly newOptions: ReadonlySet<TileOptionKind>;
  /** Keys of slots and requirements that were repaired already. Each is repaired once, so that the loop ends. */
  readonly mended: Set<string>;
  /** The requirements that a repair met. */
  readonly met: Requirement[];
}

export interface Repaired {
  readonly room: RoomChoice;
  readonly changes: readonly Change[];
}
