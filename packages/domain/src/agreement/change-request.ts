/**
 * What a buyer asks to change of what is agreed, in words of their own. It changes nothing by itself: staff propose a change after it,
 * or refuse it with a reason.
 */
import { allStand, type LineKey } from "./lines-in-force.ts";

/** Longest words, in characters. */
export const REQUEST_LIMIT = 1_000;

export const REQUEST_ENDINGS = ["proposed", "refused"] as const;
/** `proposed`: a change was proposed after it, whatever that changes. */
export type RequestEnding = (typeof REQUEST_ENDINGS)[number];

export const REQUEST_REFUSALS = ["already-open", "not-in-force"] as const;
/**
 * Why a buyer cannot ask. `already-open`: somebody of the home asked, and has no answer yet. `not-in-force`: it names a line that is
 * not agreed now, or one twice.
 */
export type RequestRefusal = (typeof REQUEST_REFUSALS)[number];

/** A home with an agreement. */
interface AgreedHome {
  /** How each earlier request of the home ended; null for one that is open. */
  readonly endings: readonly (RequestEnding | null)[];
  readonly inForce: readonly LineKey[];
}

/** Why somebody cannot ask about these lines, of which there may be none; null when they can. */
export function refuseRequest(lines: readonly LineKey[], { endings, inForce }: AgreedHome): RequestRefusal | null {
  if (endings.includes(null)) return "already-open";
  return allStand(lines, inForce) ? null : "not-in-force";
}
