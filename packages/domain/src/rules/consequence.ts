import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { RoomSlot } from "../model/room-slot.ts";
import type { SurfaceOptionKind } from "../model/tile-option.ts";

export const CONSEQUENCE_REASONS = [
  "hidden",
  "not-shown",
  "required",
  "restored",
  "requirement-lapsed",
  "option-not-offered",
] as const;
/**
 * Why a choice changed along with another. `hidden`: a rule hides it; `not-shown`: what would show it is not chosen any more;
 * `required`: a rule asks for the new one;
 * `restored`: the standard came back into sight; `requirement-lapsed`: what asked for it is gone;
 * `option-not-offered`: the chosen tiles no longer allow the tile option.
 */
export type ConsequenceReason = (typeof CONSEQUENCE_REASONS)[number];

/** One choice that changes because of another; no `before` is an addition, no `after` a removal. */
export interface Change {
  readonly reason: ConsequenceReason;
  readonly slot: RoomSlot | { readonly kind: "option"; readonly option: SurfaceOptionKind };
  readonly before: ProductChoice | null;
  readonly after: ProductChoice | null;
  /** The rules behind it, by id. */
  readonly ruleIds: readonly number[];
}

export interface Consequence extends Change {
  /**
   * Which choice set the rules off: the one just made before those that stood there already. For what lapsed the choice that
   * is gone. Null where no single choice did.
   */
  readonly cause: ProductChoice | null;
}

/** One step of mending: the room as it then was, and what that step changed. */
export interface Stage {
  readonly room: RoomChoice;
  readonly consequences: readonly Consequence[];
}
