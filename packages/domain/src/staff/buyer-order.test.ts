import { expect, test } from "vitest";
import { compareBuildNumbers, matchesSearch, sortBuyers } from "./buyer-order.ts";
import type { ListedBuyer } from "./buyer-order.ts";

const buyer = (userId: number, change: Partial<ListedBuyer> = {}): ListedBuyer => ({
  userId,
  name: "J. de Boer",
  email: "boer@voorbeeld.example",
  buildNumber: String(userId),
  status: "configuring",
  totalPrice: 0,
  lastChangeAt: null,
  ...change,
});

const ids = (buyers: readonly ListedBuyer[]): number[] => buyers.map(({ userId }) => userId);

test("building numbers sort as numbers, letters after them", () => {
  expect(["12a", "100", "9", "12"].toSorted(compareBuildNumbers)).toEqual(["9", "12", "12a", "100"]);
});

test("buyers with equal values are sorted by building number, in either direction", () => {
  const buyers = [buyer(12), buyer(9), buyer(3, { totalPrice: 5 })];
  expect(ids(sortBuyers(buyers, "totalPrice", "asc"))).toEqual([9, 12, 3]);
  expect(ids(sortBuyers(buyers, "totalPrice", "desc"))).toEqual([3, 9, 12]);
  expect(ids(buyers)).toEqual([12, 9, 3]);
});

test("totals sort by amount, and equal buyers with the same building number by id", () => {
  const buyers = [
    buyer(7, { buildNumber: "1", totalPrice: 900 }),
    buyer(5, { buildNumber: "1", totalPrice: 900 }),
    buyer(6, { totalPrice: -100 }),
    buyer(8, { totalPrice: 20_000 }),
  ];
  expect(ids(sortBuyers(buyers, "totalPrice", "asc"))).toEqual([6, 5, 7, 8]);
  expect(ids(sortBuyers(buyers, "totalPrice", "desc"))).toEqual([8, 5, 7, 6]);
});

test("names sort case-insensitively", () => {
  const buyers = [buyer(1, { name: "de Vries" }), buyer(2, { name: "Bakker" }), buyer(3, { name: "De Boer" })];
  expect(ids(sortBuyers(buyers, "name", "asc"))).toEqual([2, 3, 1]);
});

test("statuses sort by progress", () => {
  const buyers = [
    buyer(1, { status: "submitted" }),
    buyer(2, { status: "invited" }),
    buyer(3, { status: "registered" }),
  ];
  expect(ids(sortBuyers(buyers, "status", "asc"))).toEqual([2, 3, 1]);
});

test("buyers without a saved change come before the oldest change", () => {
  const buyers = [
    buyer(1, { lastChangeAt: "2026-03-01T10:00:00.000Z" }),
    buyer(2),
    buyer(3, { lastChangeAt: "2026-02-01T10:00:00.000Z" }),
  ];
  expect(ids(sortBuyers(buyers, "lastChangeAt", "asc"))).toEqual([2, 3, 1]);
});

test("a search looks in name, e-mail and building number; an empty one finds everyone", () => {
  const one = buyer(12, { name: "Noor van Dijk", email: "noor@lindehof.example" });
  for (const search of ["VAN DIJK", "lindehof", " 12 ", ""]) expect(matchesSearch(one, search), search).toBe(true);
  expect(matchesSearch(one, "bakker")).toBe(false);
});
