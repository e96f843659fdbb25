import type { ProductChoice } from "../model/choices.ts";
import type { RoomSlot } from "../selection/room-slots.ts";
import type { OfferedOptionKind } from "../selection/page-catalogue.ts";

export const CONSEQUENCE_REASONS = [
  "hidden",
  "required",
  "restored",
  "requirement-lapsed",
  "option-not-offered",
] as const;
/**
 * Why a choice changed along with another. `hidden`: a rule hides it; `required`: a rule asks for the new one;
 * `restored`: the standard came back into sight; `requirement-lapsed`: what asked for it is gone;
 * `option-not-offered`: the chosen tiles no longer allow the tile option.
 */
export type ConsequenceReason = (typeof CONSEQUENCE_REASONS)[number];

/** One choice that changed because of another; no `before` is an addition, no `after` a removal. */
export interface Consequence {
  readonly reason: ConsequenceReason;
  readonly slot: RoomSlot | { readonly kind: "option"; readonly option: OfferedOptionKind };
  readonly before: ProductChoice | null;
  readonly after: ProductChoice | null;
  /** The rules behind it, by id. */
  readonly ruleIds: readonly number[];
}
