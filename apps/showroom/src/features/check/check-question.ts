/** What somebody asks about a document, by the address of the page. */

export const FIELDS = { reference: "kenmerk", hash: "controlegetal" } as const;

export interface CheckQuestion {
  readonly reference: string;
  readonly hash: string;
}

export interface TypedQuestion {
  /** As it was typed; empty for none. */
  readonly typed: CheckQuestion;
  /** What can be asked; null when that is nothing, or not complete. */
  readonly question: CheckQuestion | null;
}

/** Reads the question of an address. Spaces and capitals do not matter: people type from paper. */
export function readQuestion(search: URLSearchParams): TypedQuestion {
  const typed = { reference: search.get(FIELDS.reference) ?? "", hash: search.get(FIELDS.hash) ?? "" };
  const reference = typed.reference.replaceAll(/\s/g, "").toUpperCase();
  const hash = typed.hash.replaceAll(/\s/g, "").toLowerCase();
  return { typed, question: reference !== "" && /^[0-9a-f]{64}$/.test(hash) ? { reference, hash } : null };
}
