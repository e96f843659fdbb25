import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import type { RoomSlot } from "../model/room-slot.ts";
import type { SurfaceOptionKind, TileOptionKind } from "../model/tile-option.ts";

export const CONSEQUENCE_REASONS = [
  "hidden",
  "not-shown",
  "required",
  "restored",
  "requirement-lapsed",
  "option-not-offered",
  "excluded",
  "not-offered",
  "along",
] as const;
/**
 * Why a choice changed because of another.
 * - `hidden`: a rule hides it.
 * - `not-shown`: the product that shows it is no longer chosen.
 * - `required`: a rule requires the new one.
 * - `restored`: the standard is visible again.
 * - `requirement-lapsed`: the product that required it is no longer chosen.
 * - `option-not-offered`: the chosen tiles no longer allow the tile option.
 * - `excluded`: it cannot be combined with the newer choice: a tile option, the product of a single-choice group, or a product that
 *   requires something else in the same group.
 * - `not-offered`: the page does not offer it.
 * - `along`: the action itself changed it together with its own slot.
 */
export type ConsequenceReason = (typeof CONSEQUENCE_REASONS)[number];

/** One choice that changes because of another. Without `before` it is an addition, without `after` a removal. */
export interface Change {
  readonly reason: ConsequenceReason;
  readonly slot: RoomSlot | { readonly kind: "option"; readonly option: TileOptionKind };
  readonly before: ProductChoice | null;
  readonly after: ProductChoice | null;
  /** Ids of the rules that caused it. */
  readonly ruleIds: readonly number[];
  /** The tile option that excludes it. */
  readonly byOption?: SurfaceOptionKind;
}

export interface Consequence extends Change {
  /**
   * The choice that triggered the rules; the newest one when there are several. For a lapsed requirement and for what an action changes
   * along, the removed choice. Null when no single choice did.
   */
  readonly cause: ProductChoice | null;
}

/** One repair step: the room after it, and the changes that it made. */
export interface Stage {
  readonly room: RoomChoice;
  readonly consequences: readonly Consequence[];
}
