import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { findRuleFaults, mustRefuse, type RuleProducts } from "./rule-faults.ts";

const catalogue: RuleProducts = {
  products: [
    { id: 1, variantIds: [11, 12], groupId: 100, singleChoice: true },
    { id: 2, variantIds: [], groupId: 100, singleChoice: true },
    { id: 3, variantIds: [], groupId: 200, singleChoice: true },
    { id: 4, variantIds: [], groupId: 300, singleChoice: false },
    { id: 5, variantIds: [], groupId: 300, singleChoice: false },
  ],
};
const cycles = (...rules: Parameters<typeof findRuleFaults>[0]) =>
  findRuleFaults(rules, catalogue).filter((fault) => fault.kind === "flip-cycle");

describe("cycles that never settle", () => {
  it("have an odd number of hide rules", () => {
    expect(cycles(buildRule(1, "hide", [3], [3]))).toEqual([{ kind: "flip-cycle", ruleIds: [1] }]);
    expect(
      cycles(buildRule(1, "show", [3], [4]), buildRule(2, "hide", [4], [3]), buildRule(9, "hide", [5], [3])),
    ).toEqual([{ kind: "flip-cycle", ruleIds: [1, 2] }]);
    expect(
      cycles(buildRule(1, "hide", [2], [3]), buildRule(2, "hide", [3], [4]), buildRule(3, "hide", [4], [2])),
    ).toEqual([{ kind: "flip-cycle", ruleIds: [1, 2, 3] }]);
    expect(mustRefuse(findRuleFaults([buildRule(1, "hide", [3], [3])]))).toBe(true);
  });

  it("can pass through groups and variants", () => {
    expect(cycles(buildRule(1, "show", [3], [], [100]), buildRule(2, "hide", [11], [], [200]))).toEqual([
      { kind: "flip-cycle", ruleIds: [1, 2] },
    ]);
    expect(cycles(buildRule(1, "show", [12], [3]), buildRule(2, "hide", [3], [1]))).toHaveLength(1);
    expect(cycles(buildRule(1, "show", [12], [3]), buildRule(2, "hide", [3], [11]))).toHaveLength(0);
  });

  it("are not: products that hide one another, cycles of show rules, rules without a cycle", () => {
    expect(cycles(buildRule(1, "hide", [2], [3]), buildRule(2, "hide", [3], [2]))).toEqual([]);
    expect(cycles(buildRule(1, "show", [2], [3]), buildRule(2, "show", [3], [2]))).toEqual([]);
    expect(cycles(buildRule(1, "hide", [2], [3]), buildRule(2, "show", [4], [3]))).toEqual([]);
  });

  it("pass through a require rule only when it allows one product", () => {
    expect(cycles(buildRule(1, "require", [3], [4]), buildRule(2, "hide", [4], [3]))).toHaveLength(1);
    expect(cycles(buildRule(1, "require", [3], [4, 5]), buildRule(2, "hide", [4], [3]))).toEqual([]);
    expect(cycles(buildRule(1, "require", [4], [], [200]), buildRule(2, "hide", [3], [4]))).toHaveLength(1);
    expect(cycles(buildRule(1, "require", [3], [], [300]), buildRule(2, "hide", [4], [3]))).toEqual([]);
  });
});

describe("require against hide", () => {
  const conflicts = (...rules: Parameters<typeof findRuleFaults>[0]) =>
    findRuleFaults(rules, catalogue).filter((fault) => fault.kind === "require-vs-hide");

  it("is reported for the same product, its group or its variant's product", () => {
    expect(conflicts(buildRule(1, "require", [3], [4]), buildRule(2, "hide", [5], [4]))).toEqual([
      { kind: "require-vs-hide", requireId: 1, hideId: 2, productIds: [4], groupIds: [] },
    ]);
    expect(conflicts(buildRule(1, "require", [3], [4]), buildRule(2, "hide", [3], [], [300]))).toEqual([
      { kind: "require-vs-hide", requireId: 1, hideId: 2, productIds: [], groupIds: [300] },
    ]);
    expect(conflicts(buildRule(1, "require", [3], [11]), buildRule(2, "hide", [4], [1]))).toHaveLength(1);
    expect(mustRefuse(conflicts(buildRule(1, "require", [3], [4]), buildRule(2, "hide", [5], [4])))).toBe(false);
  });

  it("is not reported when the two can never be active together, or name different products", () => {
    expect(conflicts(buildRule(1, "require", [1], [4]), buildRule(2, "hide", [2], [4]))).toEqual([]);
    expect(conflicts(buildRule(1, "require", [11], [4]), buildRule(2, "hide", [12], [4]))).toEqual([]);
    expect(conflicts(buildRule(1, "require", [3], [4]), buildRule(2, "hide", [3], [5]))).toEqual([]);
  });
});
