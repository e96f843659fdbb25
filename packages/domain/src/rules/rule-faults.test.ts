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
    { id: 6, variantIds: [], groupId: null, singleChoice: true },
    { id: 7, variantIds: [], groupId: null, singleChoice: true },
    { id: 8, variantIds: [81, 82], groupId: 400, singleChoice: true },
    { id: 9, variantIds: [91, 92], groupId: null, singleChoice: true },
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

describe("a cycle through a require rule", () => {
  const require = (affected: readonly number[], groups: readonly number[] = []) =>
    buildRule(1, "require", [3], affected, groups);
  const hide = (id: number, subject: number, target: number, group?: number) =>
    buildRule(id, "hide", [subject], [target], group === undefined ? [] : [group]);

  it("passes through the other products of the group that it keeps visible", () => {
    expect(cycles(require([4]), hide(2, 5, 3))).toEqual([]);
    expect(cycles(require([4]), hide(2, 5, 3), hide(3, 6, 5))).toEqual([{ kind: "flip-cycle", ruleIds: [1, 2] }]);
    expect(cycles(require([], [300]), hide(2, 5, 3), hide(3, 6, 7, 300))).toEqual([
      { kind: "flip-cycle", ruleIds: [1, 2] },
    ]);
  });

  it("passes through the group of a variant that it requires", () => {
    expect(cycles(require([11]), hide(2, 2, 3), hide(3, 6, 2))).toEqual([{ kind: "flip-cycle", ruleIds: [1, 2] }]);
    expect(cycles(require([11, 81]), hide(2, 81, 3))).toEqual([{ kind: "flip-cycle", ruleIds: [1, 2] }]);
    expect(cycles(require([81, 82]), hide(2, 81, 3))).toEqual([]);
    expect(cycles(require([91]), hide(2, 92, 3), hide(3, 7, 92))).toEqual([{ kind: "flip-cycle", ruleIds: [1, 2] }]);
  });

  it("does not pass from a product without a group to another without one", () => {
    expect(cycles(require([6]), hide(2, 7, 3), hide(3, 4, 7))).toEqual([]);
    expect(cycles(require([6]), hide(2, 6, 3))).toHaveLength(1);
  });

  it("does not pass through products that another rule affects, when a rule shows or hides", () => {
    expect(cycles(buildRule(1, "show", [3], [4]), hide(2, 5, 3), hide(3, 2, 5))).toEqual([]);
  });

  it("passes through the one option of a group that the rule names as well", () => {
    expect(cycles(require([81], [400]), hide(2, 81, 3))).toHaveLength(1);
    expect(cycles(require([3, 6], [100]), hide(2, 11, 3))).toEqual([]);
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

  it("names only the products and groups that both rules name, for every hide rule", () => {
    expect(
      conflicts(
        buildRule(1, "require", [3], [4], [100]),
        buildRule(2, "hide", [8], [5, 4], [200, 300]),
        buildRule(3, "hide", [8], [4]),
        buildRule(4, "hide", [8], [], [200]),
        buildRule(5, "hide", [8], [], [100]),
      ),
    ).toEqual([
      { kind: "require-vs-hide", requireId: 1, hideId: 2, productIds: [4], groupIds: [300] },
      { kind: "require-vs-hide", requireId: 1, hideId: 3, productIds: [4], groupIds: [] },
      { kind: "require-vs-hide", requireId: 1, hideId: 5, productIds: [], groupIds: [100] },
    ]);
  });

  it("is reported when any two of their subjects can be chosen together", () => {
    const pairs: readonly (readonly [readonly number[], readonly number[], boolean])[] = [
      [[2], [1], false],
      [[2, 3], [1], true],
      [[2], [1, 3], true],
      [[11], [11], true],
      [[11], [12], false],
      [[1], [12], true],
      [[12], [1], true],
      [[4], [5], true],
      [[6], [7], true],
      [[2], [99], true],
      [[99], [2], true],
    ];
    for (const [one, other, found] of pairs)
      expect([
        one,
        other,
        conflicts(buildRule(1, "require", one, [8]), buildRule(2, "hide", other, [8])).length,
      ]).toEqual([one, other, found ? 1 : 0]);
  });

  it("is found without a catalogue", () => {
    expect(findRuleFaults([buildRule(1, "require", [3], [4]), buildRule(2, "hide", [2], [4])])).toEqual([
      { kind: "require-vs-hide", requireId: 1, hideId: 2, productIds: [4], groupIds: [] },
    ]);
    expect(findRuleFaults([])).toEqual([]);
  });
});

describe("two requirements in one single-choice group", () => {
  const product = (id: number, groupId: number, singleChoice: boolean, variantIds: readonly number[] = []) => ({
    id,
    variantIds,
    groupId,
    singleChoice,
  });
  const catalogue = {
    products: [
      product(1, 100, true),
      product(2, 100, true),
      product(3, 200, false),
      product(4, 200, false),
      product(5, 300, true, [51, 52]),
      product(6, 300, true),
    ],
  };
  const pairs = (...rules: Parameters<typeof findRuleFaults>[0]) => findRuleFaults(rules, catalogue);
  const fault = (...ruleIds: readonly [number, number]) => ({ kind: "require-vs-require", ruleIds, groupId: 300 });

  it("are reported when both can be active and no product meets both", () => {
    expect(pairs(buildRule(1, "require", [3], [5]), buildRule(2, "require", [4], [6]))).toEqual([fault(1, 2)]);
    expect(pairs(buildRule(1, "require", [3], [51]), buildRule(2, "require", [4], [52]))).toEqual([fault(1, 2)]);
    expect(pairs(buildRule(1, "require", [3], [5]), buildRule(2, "require", [3], [6]))).toEqual([fault(1, 2)]);
  });

  it("are none when a product meets both, when only one can be active, or when several can be chosen", () => {
    expect(pairs(buildRule(1, "require", [3], [5]), buildRule(2, "require", [4], [52, 6]))).toEqual([]);
    expect(pairs(buildRule(1, "require", [1], [5]), buildRule(2, "require", [2], [6]))).toEqual([]);
    expect(pairs(buildRule(1, "require", [1], [3]), buildRule(2, "require", [5], [4]))).toEqual([]);
    expect(pairs(buildRule(1, "require", [3], [5]), buildRule(2, "require", [4], [], [300]))).toEqual([]);
  });
});
