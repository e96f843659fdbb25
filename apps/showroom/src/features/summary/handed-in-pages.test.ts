import { expect, test } from "vitest";
import type { PageCost } from "@showroom/domain/model/cost";
import { cents } from "@showroom/domain/money/cents";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { handedInPages } from "./handed-in-pages.ts";

const pages = [
  buildEmptyPage({ id: 1, type: "intro" }),
  buildEmptyPage({ id: 2, type: "content" }),
  buildEmptyPage({ id: 3, type: "configurator" }),
  buildEmptyPage({ id: 4, type: "floors" }),
  buildEmptyPage({ id: 5, type: "overview" }),
];
const costOf = (id: number, totalPrice = 0) => ({ id, totalPrice: cents(totalPrice) }) as PageCost;

test("who hands in reads the rooms and the floor, also where they cost nothing, and no introduction, plan or summary", () => {
  const costs = pages.map(({ id }) => costOf(id));
  expect(handedInPages(pages, costs).map(({ id }) => id)).toEqual([3, 4]);
});

test("nothing that costs something is left out of the sum", () => {
  expect(handedInPages(pages, [costOf(2, 100), costOf(3)]).map(({ id }) => id)).toEqual([2, 3]);
});
