import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import type { Rule } from "../model/rule.ts";
import type { SlotChoice } from "../selection/room-slots.ts";
import { evaluateChosen } from "./evaluate.ts";
import { indexRules } from "./rule-index.ts";

const placed = (id: number): SlotChoice => ({
  slot: { kind: "sanitary", groupId: id },
  choice: { pageProductId: id, variantProjectProductId: id },
});

/** The chosen products that the rules leave visible. */
function stands(
  rules: readonly Rule[],
  chosen: readonly number[],
  favoured: readonly number[] = [],
): readonly number[] {
  const index = indexRules(rules, { productOf: (id) => id, groupOf: () => null });
  return evaluateChosen(index, chosen.map(placed), new Set(favoured)).effective.map(
    ({ choice }) => choice.pageProductId,
  );
}

describe("chosen products that hide one another", () => {
  const pair = [buildRule(1, "hide", [5], [6]), buildRule(2, "hide", [6], [5])];

  it("keep the favoured one visible, else the one with the lowest id", () => {
    expect(stands(pair, [6, 5])).toEqual([5]);
    expect(stands(pair, [5, 6], [6])).toEqual([6]);
  });

  it("are decided before the choices that depend on them", () => {
    expect(stands([...pair, buildRule(3, "hide", [5], [1]), buildRule(4, "hide", [6], [1])], [1, 5, 6])).toEqual([5]);
  });
});

describe("a hidden product", () => {
  it("no longer hides others", () => {
    expect(stands([buildRule(1, "hide", [1], [2]), buildRule(2, "hide", [2], [3])], [1, 2, 3])).toEqual([1, 3]);
  });

  it("no longer shows others, while products that show one another stand together", () => {
    expect(stands([buildRule(1, "hide", [1], [2]), buildRule(2, "show", [2], [3])], [1, 2, 3])).toEqual([1]);
    expect(
      stands(
        [buildRule(1, "show", [2], [3]), buildRule(2, "show", [3], [2]), buildRule(3, "hide", [2], [9])],
        [2, 3, 9],
      ),
    ).toEqual([2, 3]);
  });
});
