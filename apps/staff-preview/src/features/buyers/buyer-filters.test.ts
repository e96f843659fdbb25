import { expect, test } from "vitest";
import type { StaffBuyer } from "@showroom/api-contract/entities/staff";
import { cents } from "@showroom/domain/money/cents";
import { filterBuyers, isNarrowed, NO_FILTERS, readFilters, sortedBy, writeFilters } from "./buyer-filters.ts";

const buyer = (userId: number, change: Partial<StaffBuyer> = {}): StaffBuyer => ({
  userId,
  name: "Noor van Dijk",
  email: "noor@lindehof.example",
  buildNumber: String(userId),
  houseType: { id: 1, name: "Type A" },
  status: "configuring",
  submitType: null,
  submittedAt: null,
  reopened: null,
  totalPrice: cents(0),
  lastChangeAt: null,
  progress: [],
  ...change,
});

test("filters written to the address are read back unchanged", () => {
  const filters = {
    search: "van dijk",
    status: "submitted",
    submitType: "quote",
    houseTypeId: 3,
    sort: "totalPrice",
    direction: "desc",
  } as const;
  expect(readFilters(writeFilters(filters))).toEqual(filters);
  expect(writeFilters(NO_FILTERS).toString()).toBe("");
  expect(readFilters(new URLSearchParams())).toEqual(NO_FILTERS);
});

test("unknown values in the address are ignored", () => {
  expect(
    readFilters(new URLSearchParams("status=onzin&als=x&woningtype=-3&sorteer=__proto__&richting=scheef")),
  ).toEqual(NO_FILTERS);
});

test("every filter narrows the list, and filters combine", () => {
  const buyers = [
    buyer(1),
    buyer(2, { status: "submitted", submitType: "quote" }),
    buyer(3, { houseType: null }),
    buyer(4, { status: "submitted", submitType: "design", houseType: { id: 2, name: "Type B" } }),
  ];
  const found = (change: object): number[] =>
    filterBuyers(buyers, { ...NO_FILTERS, ...change }).map(({ userId }) => userId);
  expect(found({})).toEqual([1, 2, 3, 4]);
  expect(found({ status: "submitted" })).toEqual([2, 4]);
  expect(found({ status: "submitted", submitType: "design" })).toEqual([4]);
  expect(found({ houseTypeId: 1 })).toEqual([1, 2]);
  expect(found({ search: "3" })).toEqual([3]);
});

test("sorting and a blank search do not count as filters", () => {
  expect(isNarrowed({ ...NO_FILTERS, sort: "name", search: "  " })).toBe(false);
  expect(isNarrowed({ ...NO_FILTERS, houseTypeId: 2 })).toBe(true);
});

test("a second press on a column reverses its order; amounts and dates start with the largest", () => {
  const byTotal = sortedBy(NO_FILTERS, "totalPrice");
  expect(byTotal).toMatchObject({ sort: "totalPrice", direction: "desc" });
  expect(sortedBy(byTotal, "totalPrice").direction).toBe("asc");
  expect(sortedBy(byTotal, "name")).toMatchObject({ sort: "name", direction: "asc" });
});
