/**
 * The buyers of one home. They share one set of choices. One of them, the owner, has it in the database; the others name the
 * owner.
 */

export interface Sharer {
  readonly id: number;
  /** The owner of the choices; null for the owner, and for who has choices alone. */
  readonly sharesChoicesOf: number | null;
}

/** The user whose choices a user reads and writes. */
export const choicesOwner = ({ id, sharesChoicesOf }: Sharer): number => sharesChoicesOf ?? id;

export interface HomeBuyer extends Sharer {
  readonly isRegistered: boolean;
  /** The invitation was withdrawn before anybody registered with it. */
  readonly isWithdrawn: boolean;
}

/** Whether somebody of a home counts for an invitation: whose own invitation stands, and for a co-buyer with whom one can share. */
export const countsAsBuyer = (
  { isWithdrawn, canShare }: { readonly isWithdrawn: boolean; readonly canShare: boolean },
  isCoBuyer: boolean,
): boolean => (isCoBuyer ? canShare : !isWithdrawn);

/**
 * Why somebody cannot be invited for a home: it has a buyer (`taken`), or nobody with whom a co-buyer would share (`alone`).
 * `buyers` is the number of others who count (`countsAsBuyer`).
 */
export function refuseBuyer(buyers: number, isCoBuyer: boolean): "taken" | "alone" | null {
  if (isCoBuyer) return buyers === 0 ? "alone" : null;
  return buyers === 0 ? null : "taken";
}

const SAYS_CO_BUYER: ReadonlyMap<string, boolean> = new Map([
  ...["ja", "j", "x"].map((word) => [word, true] as const),
  ...["", "nee", "n"].map((word) => [word, false] as const),
]);

/** Whether a text of a sheet says that somebody is a co-buyer. Null for other texts: nobody joins a home by mistake. */
export const readCoBuyer = (text: string): boolean | null => SAYS_CO_BUYER.get(text.trim().toLowerCase()) ?? null;

/**
 * The owner of a home's choices once a buyer left: the same one, or else the longest registered, or the longest invited.
 * Null when nobody is left.
 */
export function ownerWithout(buyers: readonly HomeBuyer[], leaving: number): number | null {
  const left = buyers.filter(({ id, isWithdrawn }) => id !== leaving && !isWithdrawn);
  const [heir] = left.toSorted(
    (one, other) =>
      Number(other.sharesChoicesOf === null) - Number(one.sharesChoicesOf === null) ||
      Number(other.isRegistered) - Number(one.isRegistered) ||
      one.id - other.id,
  );
  return heir?.id ?? null;
}
