/** The fields of a buyer by which a list is sorted, searched and filtered. */
export interface ListedBuyer {
  readonly userId: number;
  readonly name: string;
  readonly email: string;
  readonly coBuyers?: readonly { readonly email: string }[] | undefined;
  readonly buildNumber: string;
  readonly status: BuyerStatus;
  /** Cents. */
  readonly totalPrice: number;
  /** ISO timestamp; null when nothing was ever saved. */
  readonly lastChangeAt: string | null;
}

/**
 * `invited`: no password set yet; `registered`: never saved choices; `configuring`: saved choices; `reopened`: staff
 * reopened the submission; `submitted`: handed them in.
 */
export const BUYER_STATUSES = ["invited", "registered", "configuring", "reopened", "submitted"] as const;
export type BuyerStatus = (typeof BUYER_STATUSES)[number];

export const BUYER_SORTS = ["buildNumber", "name", "status", "totalPrice", "lastChangeAt"] as const;
export type BuyerSort = (typeof BUYER_SORTS)[number];
export type SortDirection = "asc" | "desc";

const words = new Intl.Collator("nl", { numeric: true, sensitivity: "base" });

/** Compares building numbers by numeric value: 9 before 12, 12a after 12. */
export const compareBuildNumbers = (one: string, other: string): number => words.compare(one, other);

const COMPARE: Readonly<Record<BuyerSort, (one: ListedBuyer, other: ListedBuyer) => number>> = {
  buildNumber: (one, other) => compareBuildNumbers(one.buildNumber, other.buildNumber),
  name: (one, other) => words.compare(one.name, other.name),
  status: (one, other) => BUYER_STATUSES.indexOf(one.status) - BUYER_STATUSES.indexOf(other.status),
  totalPrice: (one, other) => one.totalPrice - other.totalPrice,
  lastChangeAt: (one, other) => words.compare(one.lastChangeAt ?? "", other.lastChangeAt ?? ""),
};

/** Sorts buyers. Equal ones always ascend by building number, then by user id, whatever the direction. */
export function sortBuyers<Buyer extends ListedBuyer>(
  buyers: readonly Buyer[],
  sort: BuyerSort,
  direction: SortDirection,
): Buyer[] {
  const sign = direction === "asc" ? 1 : -1;
  return buyers.toSorted(
    (one, other) => sign * COMPARE[sort](one, other) || COMPARE.buildNumber(one, other) || one.userId - other.userId,
  );
}

/** The searched text of each buyer in lower case, cached because a search reads it at every keystroke. */
const searchTexts = new WeakMap<ListedBuyer, string>();

function searchText(buyer: ListedBuyer): string {
  const known = searchTexts.get(buyer);
  if (known !== undefined) return known;
  const text = [buyer.name, buyer.email, ...(buyer.coBuyers ?? []).map(({ email }) => email), buyer.buildNumber]
    .join("\n")
    .toLowerCase();
  searchTexts.set(buyer, text);
  return text;
}

/** Whether a search finds a buyer: in name, e-mail or building number, whatever the case. */
export function matchesSearch(buyer: ListedBuyer, search: string): boolean {
  return searchText(buyer).includes(search.trim().toLowerCase());
}
