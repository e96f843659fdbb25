/** Search, filters and sorting of the buyer list, as stored in the address. */
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { SUBMIT_TYPES } from "@showroom/domain/model/submit-type";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { BUYER_SORTS, BUYER_STATUSES, matchesSearch } from "@showroom/domain/staff/buyer-order";
import type { BuyerSort, BuyerStatus, SortDirection } from "@showroom/domain/staff/buyer-order";

export interface BuyerFilters {
  readonly search: string;
  readonly status: BuyerStatus | null;
  readonly submitType: SubmitType | null;
  readonly houseTypeId: number | null;
  readonly sort: BuyerSort;
  readonly direction: SortDirection;
}

type Narrowing = Omit<BuyerFilters, "sort" | "direction">;

export const NO_FILTERS: BuyerFilters = {
  search: "",
  status: null,
  submitType: null,
  houseTypeId: null,
  sort: "buildNumber",
  direction: "asc",
};

const oneOf = <T extends string>(values: readonly T[], value: string | null): T | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads the filters from the address and ignores unknown values. */
export function readFilters(parameters: URLSearchParams): BuyerFilters {
  const houseTypeId = Number(parameters.get("woningtype"));
  return {
    search: parameters.get("zoek") ?? "",
    status: oneOf(BUYER_STATUSES, parameters.get("status")),
    submitType: oneOf(SUBMIT_TYPES, parameters.get("als")),
    houseTypeId: Number.isInteger(houseTypeId) && houseTypeId > 0 ? houseTypeId : null,
    sort: oneOf(BUYER_SORTS, parameters.get("sorteer")) ?? NO_FILTERS.sort,
    direction: parameters.get("richting") === "aflopend" ? "desc" : "asc",
  };
}

/** The query string of the filters, without the values that apply anyway. */
export function writeFilters({
  search,
  status,
  submitType,
  houseTypeId,
  sort,
  direction,
}: BuyerFilters): URLSearchParams {
  const parts = {
    zoek: search.trim() === "" ? null : search,
    status,
    als: submitType,
    woningtype: houseTypeId === null ? null : String(houseTypeId),
    sorteer: sort === NO_FILTERS.sort ? null : sort,
    richting: direction === NO_FILTERS.direction ? null : "aflopend",
  };
  return new URLSearchParams(Object.entries(parts).filter((part): part is [string, string] => part[1] !== null));
}

/** Whether a search or filter narrows the list; sorting does not count. */
export function isNarrowed({ search, status, submitType, houseTypeId }: BuyerFilters): boolean {
  return search.trim() !== "" || status !== null || submitType !== null || houseTypeId !== null;
}

/** The buyers that match the filters, in their original order. */
export function filterBuyers(
  buyers: readonly StaffBuyer[],
  { search, status, submitType, houseTypeId }: Narrowing,
): readonly StaffBuyer[] {
  return buyers.filter(
    (buyer) =>
      (status === null || buyer.status === status) &&
      (submitType === null || buyer.submitType === submitType) &&
      (houseTypeId === null || buyer.houseType?.id === houseTypeId) &&
      matchesSearch(buyer, search),
  );
}

/** The filters after a press on a column heading: reverses the order of that column, or sorts by it in its initial order. */
export function sortedBy(filters: BuyerFilters, sort: BuyerSort): BuyerFilters {
  if (filters.sort === sort) return { ...filters, direction: filters.direction === "asc" ? "desc" : "asc" };
  return { ...filters, sort, direction: sort === "totalPrice" || sort === "lastChangeAt" ? "desc" : "asc" };
}
