/** An offer of what stands in a draft of parts whose last day has passed. */

export const LAST_OFFER_REFUSALS = ["handed-in", "nothing-late", "unanswered", "incomplete", "no-terms"] as const;
/**
 * Why a draft cannot be put before the buyer as a last offer. `handed-in`: the choices are not open. `nothing-late`: nothing in a closed
 * part differs from what counts. `unanswered`: prepared choices or a change of the catalogue wait for the buyer's answer. `incomplete`:
 * something is missing in these parts, or what is chosen cannot be combined. `no-terms`: the project has no contracting party.
 */
export type LastOfferRefusal = (typeof LAST_OFFER_REFUSALS)[number];
