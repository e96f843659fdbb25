import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { pick, roomWith } from "../../testing/room-with-rules.ts";
import { explainProduct, isProductHidden } from "./explain.ts";

const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;

describe("the explanation of a product", () => {
  it("is empty without rules that affect it", () => {
    const { start, outcome, product, group } = roomWith(buildRule(1, "hide", [toiletGroup.other], [extrasGroup.first]));
    expect(explainProduct(outcome(start), product(extrasGroup.first), group(extrasGroup.id))).toEqual([]);
  });

  it("is that a choice requires it", () => {
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

  it("treats variants separately: the product is hidden only when all of its variants are", () => {
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

  it("of a hidden product without a group names only the rule", () => {
    const { start, outcome, product } = roomWith(buildRule(1, "hide", [toiletGroup.standard], [extrasGroup.first]));
    expect(explainProduct(outcome(start), product(extrasGroup.first), null).map(({ kind }) => kind)).toEqual([
      "hidden",
    ]);
  });

  it("names only active rules that affect it, and every choice that would show it", () => {
    const { start, outcome, product, group } = roomWith(
      buildRule(1, "show", [toiletGroup.other], [extrasGroup.first]),
      buildRule(2, "show", [basinGroup.coloured], [extrasGroup.first, extrasGroup.second]),
      buildRule(3, "show", [toiletGroup.other], [extrasGroup.second]),
      buildRule(4, "hide", [toiletGroup.other], [extrasGroup.first]),
      buildRule(5, "hide", [toiletGroup.standard], [basinGroup.coloured]),
    );
    const reasons = explainProduct(outcome(start), product(extrasGroup.first), group(extrasGroup.id));
    expect(reasons).toMatchObject([
      { kind: "not-shown", rules: [{ id: 1 }, { id: 2 }], enabledBy: [toiletGroup.other, basinGroup.coloured] },
    ]);
  });

  it("names only the hide rules that are active, not a show rule beside them", () => {
    const { start, outcome, product, group } = roomWith(
      buildRule(1, "show", [toiletGroup.standard], [extrasGroup.first]),
      buildRule(2, "hide", [toiletGroup.standard], [extrasGroup.first]),
    );
    const explained = (of: ReturnType<typeof group>) =>
      explainProduct(outcome(start), product(extrasGroup.first), of).map(
        (reason) => reason.kind !== "not-shown" && [reason.kind, reason.rule.id],
      );
    expect(explained(group(extrasGroup.id))).toEqual([["hidden", 2]]);
  });

  it("of a required product is given without its group too, but not for another group's option", () => {
    const { start, outcome, product } = roomWith(
      buildRule(1, "require", [toiletGroup.standard], [extrasGroup.first, basinGroup.standard]),
    );
    const kinds = (id: number) => explainProduct(outcome(start), product(id), null).map(({ kind }) => kind);
    expect([kinds(extrasGroup.first), kinds(basinGroup.standard), kinds(extrasGroup.second)]).toEqual([
      ["required"],
      ["required"],
      [],
    ]);
  });

  it("of a hidden group names the choices that would show the group, and is empty for another group", () => {
    const { start, outcome, product, group } = roomWith(
      buildRule(1, "show", [toiletGroup.other], [], [extrasGroup.id]),
      buildRule(2, "show", [toiletGroup.other], [], [basinGroup.id]),
    );
    expect(explainProduct(outcome(start), product(extrasGroup.first), group(extrasGroup.id))).toMatchObject([
      { kind: "not-shown", rules: [{ id: 1 }], enabledBy: [toiletGroup.other] },
    ]);
    expect(explainProduct(outcome(start), product(toiletGroup.other), group(toiletGroup.id))).toEqual([]);
  });

  it("of a product of which every colour is hidden names the rules of the colours", () => {
    const { start, outcome, product, group } = roomWith(
      buildRule(1, "hide", [toiletGroup.standard], [BASIN_VARIANTS.white60, BASIN_VARIANTS.white80]),
      buildRule(2, "hide", [toiletGroup.standard], [BASIN_VARIANTS.black60, BASIN_VARIANTS.black80]),
    );
    const basin = product(basinGroup.coloured);
    const ruleIds = (variant: number | null) =>
      explainProduct(outcome(start), basin, group(basinGroup.id), variant).map((reason) =>
        reason.kind === "hidden" ? reason.rule.id : reason.kind,
      );
    expect(ruleIds(null)).toEqual([1, 2]);
    expect(ruleIds(BASIN_VARIANTS.black60)).toEqual([2]);
  });

  it("is that it is displaced, only in a single-choice group where a rule requires another product", () => {
    const { start, outcome, product, group } = roomWith(
      buildRule(1, "require", [toiletGroup.standard], [], [basinGroup.id]),
      buildRule(2, "require", [toiletGroup.standard], [extrasGroup.first]),
      buildRule(3, "require", [toiletGroup.standard], [BASIN_VARIANTS.black60]),
    );
    const kinds = (id: number, groupId: number) =>
      explainProduct(outcome(start), product(id), group(groupId)).map((reason) =>
        reason.kind === "not-shown" ? reason.kind : [reason.kind, reason.rule.id],
      );
    expect(kinds(basinGroup.standard, basinGroup.id)).toEqual([["displaced", 3]]);
    expect(kinds(basinGroup.coloured, basinGroup.id)).toEqual([["required", 3]]);
    expect(kinds(extrasGroup.second, extrasGroup.id)).toEqual([]);
    expect(kinds(toiletGroup.other, toiletGroup.id)).toEqual([]);
  });
});
