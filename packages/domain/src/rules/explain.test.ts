import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { pick, roomWith } from "../../testing/room-with-rules.ts";
import { explainProduct, isProductHidden } from "./explain.ts";

const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;

describe("what the rules say of a product", () => {
  it("is nothing without rules that touch it", () => {
    const { start, outcome, product, group } = roomWith(buildRule(1, "hide", [toiletGroup.other], [extrasGroup.first]));
    expect(explainProduct(outcome(start), product(extrasGroup.first), group(extrasGroup.id))).toEqual([]);
  });

  it("is that a choice asks for it", () => {
    const { start, outcome, product, group } = roomWith(
      buildRule(1, "require", [toiletGroup.standard], [extrasGroup.first]),
    );
    expect(explainProduct(outcome(start), product(extrasGroup.first), group(extrasGroup.id))).toMatchObject([
      { kind: "required", rule: { id: 1 }, subjects: [pick(toiletGroup.standard)] },
    ]);
    expect(explainProduct(outcome(start), product(extrasGroup.second), group(extrasGroup.id))).toEqual([]);
  });

  it("is that its group is hidden", () => {
    const { start, outcome, product, group } = roomWith(
      buildRule(1, "hide", [toiletGroup.standard], [], [extrasGroup.id]),
    );
    expect(isProductHidden(outcome(start), product(extrasGroup.first))).toBe(true);
    expect(explainProduct(outcome(start), product(extrasGroup.first), group(extrasGroup.id))).toMatchObject([
      { kind: "hidden", rule: { id: 1 }, subjects: [pick(toiletGroup.standard)] },
    ]);
  });

  it("tells variants apart: one hidden leaves the product, all hidden hide it", () => {
    const one = roomWith(buildRule(1, "hide", [toiletGroup.standard], [BASIN_VARIANTS.black60]));
    const basin = one.product(basinGroup.coloured);
    expect(isProductHidden(one.outcome(one.start), basin)).toBe(false);
    expect(
      explainProduct(one.outcome(one.start), basin, one.group(basinGroup.id), BASIN_VARIANTS.black60),
    ).toMatchObject([{ kind: "hidden" }]);
    expect(explainProduct(one.outcome(one.start), basin, one.group(basinGroup.id), BASIN_VARIANTS.white60)).toEqual([]);
    const all = roomWith(buildRule(1, "hide", [toiletGroup.standard], Object.values(BASIN_VARIANTS)));
    expect(isProductHidden(all.outcome(all.start), all.product(basinGroup.coloured))).toBe(true);
  });
});
