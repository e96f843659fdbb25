import { expect, test } from "vitest";
import { COST_GROUP_NAMES } from "@showroom/domain/model/cost";
import type { DiscountRule } from "@showroom/domain/model/discount";
import { cents } from "@showroom/domain/money/cents";
import { buildProject } from "@showroom/domain/testing/build-project";
import { discountReasons, discountsFor } from "./discount-words.ts";

const sanitary: DiscountRule = { appliesTo: "sanitary", percentage: 5, minimumSubtotal: cents(250_000) };
const floors: DiscountRule = { appliesTo: "floors", percentage: 2.5, minimumSubtotal: cents(0) };
const project = buildProject({
  enableDiscount: true,
  discounts: [{ id: 1, name: "Lindehof voordeel", rules: [sanitary, floors] }],
});
const costs = (amount: number) => ({
  pageCosts: [{ aggregatedCostGroups: [{ name: COST_GROUP_NAMES.sanitary, totalPrice: cents(amount) }] }],
});

test("a discount is named with its percentage and its minimum before it is reached", () => {
  expect(discountsFor(project, "sanitary")).toEqual(["Lindehof voordeel: 5% korting op sanitair vanaf € 2.500,-."]);
  expect(discountsFor(project, "floors")).toEqual(["Lindehof voordeel: 2,5% korting op uw woonvloer."]);
  expect(discountsFor(project, "tiles")).toEqual([]);
  expect(discountsFor({ ...project, enableDiscount: false }, "sanitary")).toEqual([]);
});

test("the reason of a discount is named once it counts", () => {
  expect(discountReasons(project, costs(249_999))).toEqual([]);
  expect(discountReasons(project, costs(250_000))).toEqual([
    "Lindehof voordeel: 5% korting op sanitair vanaf € 2.500,-.",
  ]);
});
