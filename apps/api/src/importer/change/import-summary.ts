import type { CatalogueDifference } from "@showroom/domain/catalogue-change/catalogue-difference";
import type { IdBook, KeyKind } from "../compile/id-book.ts";
import type { Finding } from "../findings/finding.ts";
import type { FoundDifference } from "./find-difference.ts";
import type { Removal } from "./removals.ts";

type Counts = Readonly<Record<string, number>>;

/** The changes of an import or a dry run. */
export interface ImportSummary extends CatalogueDifference {
  readonly slug: string;
  /** Numbers of retired entries by kind. */
  readonly retired: Counts;
  /** The retired entries. */
  readonly removals: readonly Removal[];
  readonly addedAccounts: number;
  /** Warnings: allowed, but probably a mistake. */
  readonly warnings: readonly Finding[];
  /** Number of buyers whose house type changes. */
  readonly movedBuyers: number;
}

function countKinds(entries: readonly { readonly kind: KeyKind }[]): Counts {
  const counts: Record<string, number> = {};
  for (const { kind } of entries) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

export function summarise(
  slug: string,
  isNew: boolean,
  ids: IdBook,
  found: Pick<
    ImportSummary,
    "warnings" | "addedAccounts" | "changed" | "removals" | "questions" | "movedBuyers" | keyof FoundDifference
  >,
): ImportSummary {
  return {
    slug,
    outcome: isNew ? "new" : "changed",
    added: countKinds(ids.added()),
    retired: countKinds(found.removals),
    buyers: [],
    submissions: [],
    agreements: [],
    offers: [],
    ...found,
  };
}

export const unchanged = (slug: string): ImportSummary => ({
  slug,
  outcome: "unchanged",
  added: {},
  retired: {},
  removals: [],
  changed: { articles: [], pages: 0 },
  details: [],
  undoes: null,
  addedAccounts: 0,
  warnings: [],
  questions: [],
  movedBuyers: 0,
  buyers: [],
  submissions: [],
  agreements: [],
  offers: [],
});
