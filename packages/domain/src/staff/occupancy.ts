/** Who has a home, one after the other: buyers leave it, or get another one. */

interface Occupant {
  readonly id: number;
}

/**
 * What happens to a home when some of its buyers leave. `all`: nobody has it any more, so that its choices are archived. `some`: who stays
 * keeps everything. `nobody`: none of its buyers leaves.
 */
export function departureOf(buyers: readonly Occupant[], leaving: readonly number[]): "all" | "some" | "nobody" {
  const gone = buyers.filter(({ id }) => leaving.includes(id));
  if (gone.length === 0) return "nobody";
  return gone.length === buyers.length ? "all" : "some";
}

/** Whether somebody saw the buyers that a home has now. */
export const sameOccupants = (buyers: readonly Occupant[], seen: readonly number[]): boolean =>
  buyers.length === seen.length && buyers.every(({ id }) => seen.includes(id));

interface WantedHome {
  readonly isClosed: boolean;
  readonly hasBuyers: boolean;
  /** Whether its house type is on offer. */
  readonly hasType: boolean;
}

/** Why buyers cannot be moved to a home: it is closed or somebody has it (`taken`), or nothing can be chosen for it. Null when they can. */
export function refuseMove({ isClosed, hasBuyers, hasType }: WantedHome): "taken" | "no-type" | null {
  if (isClosed || hasBuyers) return "taken";
  return hasType ? null : "no-type";
}
