import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import type { BUYER_SORTS } from "@showroom/api-contract/endpoints/staff";

export type BuyerSort = (typeof BUYER_SORTS)[number];

const words = new Intl.Collator("nl", { numeric: true, sensitivity: "base" });
/** Numbers in building numbers count as numbers: 9 before 12, 12a after 12. */
export const compareBuildNumbers = (one: string, other: string): number => words.compare(one, other);

const STATUS_ORDER: readonly StaffBuyer["status"][] = ["invited", "registered", "configuring", "submitted"];

const COMPARE: Readonly<Record<BuyerSort, (one: StaffBuyer, other: StaffBuyer) => number>> = {
  buildNumber: (one, other) => compareBuildNumbers(one.buildNumber, other.buildNumber),
  name: (one, other) => words.compare(one.name, other.name),
  status: (one, other) => STATUS_ORDER.indexOf(one.status) - STATUS_ORDER.indexOf(other.status),
  totalPrice: (one, other) => one.totalPrice - other.totalPrice,
  lastChangeAt: (one, other) => words.compare(one.lastChangeAt ?? "", other.lastChangeAt ?? ""),
};

/** Sorts buyers; equal ones by building number, then by number of the account. */
export function sortBuyers(buyers: readonly StaffBuyer[], sort: BuyerSort, direction: "asc" | "desc"): StaffBuyer[] {
  const sign = direction === "asc" ? 1 : -1;
  return buyers.toSorted((one, other) => sign * COMPARE[sort](one, other) || COMPARE.buildNumber(one, other) || one.userId - other.userId);
}

/** Whether a search finds a buyer: in name, e-mail or building number, whatever the case. */
export function matchesSearch(buyer: StaffBuyer, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [buyer.name, buyer.email, buyer.buildNumber].some((text) => text.toLowerCase().includes(wanted));
}
