import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { chosen, groupWithRules } from "../../testing/group-with-rules.ts";
import type { Rule } from "../model/rule.ts";
import { evaluateRules, roomRules } from "./evaluate.ts";

type Room = Readonly<Record<number, readonly number[]>>;

function evaluate(room: Room, rules: readonly Rule[], favoured: readonly number[] = []) {
  const { context, start } = groupWithRules({}, ...rules);
  const products = Object.fromEntries(Object.entries(room).map(([group, ids]) => [group, ids.map(chosen)]));
  return evaluateRules(context.catalogue, { ...start, products }, new Set(favoured));
}

/** The variants that stay visible. */
const visible = (...given: Parameters<typeof evaluate>) =>
  evaluate(...given).effective.map(({ choice }) => choice.variantProjectProductId);

/** Rules by which two products hide one another. */
const rivals = (id: number, one: number, other: number) => [
  buildRule(id, "hide", [one], [other]),
  buildRule(id + 1, "hide", [other], [one]),
];

describe("the active rules", () => {
  it("are those of chosen products and variants, once each, by id", () => {
    const rules = [
      buildRule(3, "hide", [11, 31], [22]),
      buildRule(1, "hide", [231], [21]),
      buildRule(2, "show", [32, 12], [22]),
    ];
    expect(evaluate({ 1: [11], 2: [231], 3: [31] }, rules).effects.active.map(({ id }) => id)).toEqual([1, 3]);
    expect(evaluate({ 2: [232] }, rules).effects.active).toEqual([]);
  });
});

describe("the choices that stay visible", () => {
  it("are none of a hidden group", () => {
    expect(visible({ 1: [12], 3: [31, 32] }, [buildRule(1, "hide", [12], [], [3])])).toEqual([12]);
  });

  it("are none of a product that is hidden with its variants", () => {
    expect(visible({ 1: [12], 2: [21, 231] }, [buildRule(1, "hide", [12], [23])])).toEqual([12, 21]);
  });

  it("are required ones, also where another choice is hidden", () => {
    const rules = [
      buildRule(1, "hide", [12], [22, 23]),
      buildRule(2, "require", [31], [231]),
      buildRule(3, "hide", [13], [11]),
    ];
    expect(visible({ 1: [12], 2: [22, 231], 3: [31] }, rules)).toEqual([12, 231, 31]);
  });

  it("are required ones, of products that hide one another", () => {
    const rules = [...rivals(1, 31, 32), buildRule(3, "require", [21], [32])];
    expect(visible({ 2: [21], 3: [31, 32] }, rules)).toEqual([21, 32]);
  });

  it("are shown ones only while what shows them is visible", () => {
    const rules = [buildRule(1, "show", [31], [21]), buildRule(2, "hide", [12], [31])];
    expect(visible({ 1: [12], 2: [21], 3: [31] }, rules)).toEqual([12]);
    expect(visible({ 1: [11], 2: [21], 3: [31] }, rules)).toEqual([11, 21, 31]);
  });
});

describe("of products that hide one another", () => {
  it("the newest stays visible, by its variant or its product, else the lowest id", () => {
    const rules = rivals(1, 22, 231);
    expect(visible({ 2: [22, 231] }, rules)).toEqual([22]);
    expect(visible({ 2: [22, 231] }, rules, [231])).toEqual([231]);
    expect(visible({ 2: [22, 231] }, rules, [23])).toEqual([231]);
    expect(visible({ 2: [22, 231] }, rules, [22, 231])).toEqual([22]);
  });

  const both = [...rivals(1, 31, 32), ...rivals(3, 21, 22)];

  it.each<[string, Rule, readonly number[]]>([
    ["hides", buildRule(5, "hide", [31], [21]), [22, 31]],
    ["shows", buildRule(5, "show", [32], [21]), [22, 31]],
    ["requires", buildRule(5, "require", [31], [22]), [22, 31]],
  ])("those come first on which others depend: one that %s another", (_, rule, stay) => {
    expect(visible({ 2: [21, 22], 3: [31, 32] }, [...both, rule])).toEqual(stay);
  });

  it("those come first on which others depend through a longer cycle", () => {
    const rules = [
      buildRule(1, "hide", [22], [31, 11]),
      buildRule(2, "hide", [31], [32]),
      buildRule(3, "hide", [32], [22]),
      ...rivals(4, 11, 21),
    ];
    expect(visible({ 1: [11], 2: [21, 22], 3: [31, 32] }, rules)).toEqual([21, 22, 32]);
  });
});

describe("the same room object", () => {
  it("has the outcome of the catalogue that is given", () => {
    const one = groupWithRules({}, buildRule(1, "hide", [12], [21]));
    const other = groupWithRules({}, buildRule(1, "hide", [12], [22]));
    const room = { ...one.start, products: { 1: [chosen(12)] } };
    const hidden = ({ context }: typeof one) => roomRules(evaluateRules(context.catalogue, room)).hiddenProductIds;
    expect([hidden(one), hidden(other), hidden(one)]).toEqual([[21], [22], [21]]);
  });
});
