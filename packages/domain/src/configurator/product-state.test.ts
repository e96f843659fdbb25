import { describe, expect, it } from "vitest";
import type { Rule } from "../model/rule.ts";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { pick, pickBasin, roomWith } from "../../testing/room-with-rules.ts";
import { buildRule } from "../../testing/build-product.ts";
import { enabledFirst, enabledVariantIds, isFilteredOut, isRequiredNow, productState } from "./product-state.ts";

const { basinGroup, extrasGroup, toiletGroup } = PAGE_IDS;
const { white60, white80, black60, black80 } = BASIN_VARIANTS;
const ALL_BASINS = new Set([white60, white80, black60, black80]);

describe("the state of a product", () => {
  const { start, outcome, product } = roomWith();

  it("gives the lock and the filter as reasons", () => {
    const all = new Set([basinGroup.coloured, ...Object.values(BASIN_VARIANTS)]);
    expect(
      productState({ outcome: outcome(start), locked: true, filteredIds: all }, product(basinGroup.coloured), null)
        .reasons,
    ).toEqual([{ kind: "locked" }, { kind: "filter" }]);
    const oneLeft = new Set([basinGroup.coloured, BASIN_VARIANTS.black60]);
    expect(
      productState(
        { outcome: outcome(start), locked: false, filteredIds: oneLeft },
        product(basinGroup.coloured),
        null,
      ),
    ).toEqual({ hidden: false, disabled: false, reasons: [] });
  });

  it("gives no requirement as a reason why a displaced product cannot be chosen", () => {
    const {
      outcome: rules,
      product: of,
      group,
    } = roomWith(
      buildRule(1, "require", [toiletGroup.other], [basinGroup.coloured]),
      buildRule(2, "require", [toiletGroup.other], [basinGroup.standard]),
    );
    // Both rules at once, as in a room before it is settled.
    const room = { ...start, products: { ...start.products, [toiletGroup.id]: [pick(toiletGroup.other)] } };
    const states = [basinGroup.standard, basinGroup.coloured].map((id) =>
      productState({ outcome: rules(room), locked: false, filteredIds: new Set() }, of(id), group(basinGroup.id)),
    );
    const kinds = states.flatMap(({ reasons }) =>
      reasons.map((reason) => reason.kind === "rule" && reason.explanation.kind),
    );
    expect(new Set(kinds)).toEqual(new Set(["displaced"]));
  });

  it("sorts disabled after enabled and keeps the order otherwise", () => {
    const items = [
      { id: 1, disabled: true },
      { id: 2, disabled: false },
      { id: 3, disabled: true },
      { id: 4, disabled: false },
    ];
    expect(enabledFirst(items).map((item) => item.id)).toEqual([2, 4, 1, 3]);
  });
});

describe("a product with filtered variants", () => {
  const { product } = roomWith();
  const coloured = product(basinGroup.coloured);

  it("is hidden only when a filter hides all of its variants", () => {
    expect(isFilteredOut(new Set(), coloured)).toBe(false);
    expect(isFilteredOut(ALL_BASINS, coloured)).toBe(false);
    expect(isFilteredOut(new Set([basinGroup.coloured, ...ALL_BASINS]), coloured)).toBe(true);
    expect(isFilteredOut(new Set([basinGroup.standard]), product(basinGroup.standard))).toBe(true);
    expect(isFilteredOut(new Set([basinGroup.standard]), product(toiletGroup.standard))).toBe(false);
  });
});

describe("the enabled variants of a product", () => {
  const none = new Set<number>();
  const enabled = (rules: readonly Rule[], filteredIds: ReadonlySet<number> = none) => {
    const { start, outcome, product } = roomWith(...rules);
    const room = { ...start, products: { ...start.products, [toiletGroup.id]: [pick(toiletGroup.other)] } };
    return enabledVariantIds({ outcome: outcome(room), filteredIds }, product(basinGroup.coloured));
  };
  const toilet = [toiletGroup.other];

  it("are all variants except those that a filter or a rule hides", () => {
    expect(enabled([])).toEqual(ALL_BASINS);
    expect(enabled([], new Set([white60, basinGroup.standard]))).toEqual(new Set([white80, black60, black80]));
    expect(enabled([buildRule(1, "hide", toilet, [black60])])).toEqual(new Set([white60, white80, black80]));
  });

  it("are only the required ones when a rule requires a variant", () => {
    expect(enabled([buildRule(1, "require", toilet, [black60])])).toEqual(new Set([black60]));
    expect(enabled([buildRule(1, "require", toilet, [black60]), buildRule(2, "require", toilet, [white80])])).toEqual(
      new Set([black60, white80]),
    );
  });

  it("are all variants when a rule requires the product itself or another product", () => {
    expect(enabled([buildRule(1, "require", toilet, [basinGroup.coloured])])).toEqual(ALL_BASINS);
    expect(enabled([buildRule(1, "require", toilet, [basinGroup.coloured, black60])])).toEqual(ALL_BASINS);
    expect(enabled([buildRule(1, "require", toilet, [extrasGroup.first])])).toEqual(ALL_BASINS);
    // A variant, or a product of another group.
    const either = buildRule(1, "require", toilet, [black60, extrasGroup.first]);
    expect(enabled([either])).toEqual(new Set([black60]));
  });
});

describe("a product that a rule requires", () => {
  const toilet = [toiletGroup.standard];

  function required(rules: readonly Rule[], chosen: Readonly<Record<number, readonly ReturnType<typeof pick>[]>>) {
    const { start, outcome, group } = roomWith(...rules);
    const room = { ...start, products: { ...start.products, ...chosen } };
    return (groupId: number, id: number): boolean => {
      const own = group(groupId);
      if (own === null) throw new Error(`no group ${groupId}`);
      return isRequiredNow(outcome(room), room, own, id);
    };
  }

  it("is required when it is the only choice that meets a rule of its group", () => {
    const isRequired = required([buildRule(1, "require", toilet, [extrasGroup.first])], {
      [extrasGroup.id]: [pick(extrasGroup.first), pick(extrasGroup.second)],
    });
    expect(isRequired(extrasGroup.id, extrasGroup.first)).toBe(true);
    expect(isRequired(extrasGroup.id, extrasGroup.second)).toBe(false);
    expect(isRequired(toiletGroup.id, toiletGroup.standard)).toBe(false);
  });

  it("is not required without a rule, or when it is not chosen", () => {
    const chosen = { [extrasGroup.id]: [pick(extrasGroup.first)] };
    expect(required([], chosen)(extrasGroup.id, extrasGroup.first)).toBe(false);
    const rule = buildRule(1, "require", toilet, [extrasGroup.first]);
    expect(required([rule], { [extrasGroup.id]: [] })(extrasGroup.id, extrasGroup.first)).toBe(false);
  });

  it("is not required while another choice of the group meets the rule too", () => {
    const rule = buildRule(1, "require", toilet, [extrasGroup.first, extrasGroup.second]);
    const both = { [extrasGroup.id]: [pick(extrasGroup.first), pick(extrasGroup.second)] };
    expect(required([rule], both)(extrasGroup.id, extrasGroup.first)).toBe(false);
    expect(required([rule], { [extrasGroup.id]: [pick(extrasGroup.first)] })(extrasGroup.id, extrasGroup.first)).toBe(
      true,
    );
  });

  it("is not required when its group takes one choice and the rule allows another product or variant of that group", () => {
    const basins = { [basinGroup.id]: [pickBasin(black60)] };
    const only = buildRule(1, "require", toilet, [basinGroup.coloured]);
    const either = buildRule(1, "require", toilet, [basinGroup.coloured, basinGroup.standard]);
    expect(required([only], basins)(basinGroup.id, basinGroup.coloured)).toBe(true);
    expect(required([either], basins)(basinGroup.id, basinGroup.coloured)).toBe(false);
    const variant = buildRule(1, "require", toilet, [basinGroup.standard, white80]);
    const standard = { [basinGroup.id]: [pick(basinGroup.standard)] };
    expect(required([variant], standard)(basinGroup.id, basinGroup.standard)).toBe(false);
  });

  it("is required by a rule for any product of its group only when it is the last choice of a group with several choices", () => {
    const any = buildRule(1, "require", toilet, [], [basinGroup.id]);
    expect(required([any], {})(basinGroup.id, basinGroup.standard)).toBe(false);
    const extras = buildRule(1, "require", toilet, [], [extrasGroup.id]);
    const one = { [extrasGroup.id]: [pick(extrasGroup.first)] };
    expect(required([extras], one)(extrasGroup.id, extrasGroup.first)).toBe(true);
  });
});
