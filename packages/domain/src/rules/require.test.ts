import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { pick, pickBasin as basin, roomWith } from "../../testing/room-with-rules.ts";
import { enabledVariantIds, productState } from "../configurator/product-state.ts";
import { deselectSanitary } from "../selection/sanitary.ts";
import { settle } from "./settle.ts";

const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;

describe("require", () => {
  const { start, choose, outcome, product, group, context } = roomWith(
    buildRule(1, "require", [toiletGroup.other], [basinGroup.coloured]),
    buildRule(2, "hide", [toiletGroup.other], [basinGroup.coloured]),
  );

  it("overrides hide, replaces the standard with the first option, and can lapse", () => {
    const required = choose(start, toiletGroup.id, pick(toiletGroup.other));
    expect(required.room.products[basinGroup.id]).toEqual([basin(BASIN_VARIANTS.white80)]);
    expect(required.consequences).toMatchObject([
      { reason: "required", before: pick(basinGroup.standard), after: basin(BASIN_VARIANTS.white80), ruleIds: [1] },
    ]);
    const back = choose(required.room, toiletGroup.id, pick(toiletGroup.standard));
    expect(back.room).toEqual(start);
    expect(back.consequences).toMatchObject([
      { reason: "requirement-lapsed", before: basin(BASIN_VARIANTS.white80), after: pick(basinGroup.standard) },
    ]);
  });

  it("blocks the other products of a single-choice group, with the reason", () => {
    const { room } = choose(start, toiletGroup.id, pick(toiletGroup.other));
    const state = productState(
      { outcome: outcome(room), locked: false, filteredIds: new Set() },
      product(basinGroup.standard),
      group(basinGroup.id),
    );
    expect(state).toMatchObject({ hidden: true, disabled: true });
    expect(state.reasons).toEqual([
      {
        kind: "rule",
        explanation: {
          kind: "displaced",
          rule: expect.objectContaining({ id: 1 }),
          subjects: [pick(toiletGroup.other)],
          options: [basinGroup.coloured],
        },
      },
    ]);
  });

  it("keeps a choice that already meets the requirement", () => {
    const chosen = choose(start, basinGroup.id, basin(BASIN_VARIANTS.black80)).room;
    expect(choose(chosen, toiletGroup.id, pick(toiletGroup.other)).consequences).toEqual([]);
  });

  it("of a variant leaves only that variant enabled", () => {
    const variant = roomWith(buildRule(1, "require", [toiletGroup.other], [BASIN_VARIANTS.black60]));
    const { room } = variant.choose(variant.start, toiletGroup.id, pick(toiletGroup.other));
    expect(room.products[basinGroup.id]).toEqual([basin(BASIN_VARIANTS.black60)]);
    expect([
      ...enabledVariantIds(
        { outcome: variant.outcome(room), filteredIds: new Set() },
        variant.product(basinGroup.coloured),
      ),
    ]).toEqual([BASIN_VARIANTS.black60]);
  });

  it("prefers an option that hides no other choice", () => {
    const wise = roomWith(
      buildRule(1, "require", [toiletGroup.other], [], [extrasGroup.id]),
      buildRule(2, "hide", [extrasGroup.first], [toiletGroup.other]),
    );
    expect(wise.choose(wise.start, toiletGroup.id, pick(toiletGroup.other)).room.products[extrasGroup.id]).toEqual([
      pick(extrasGroup.second),
    ]);
  });

  it("puts a required product back when the buyer removes it", () => {
    const { room } = choose(start, toiletGroup.id, pick(toiletGroup.other));
    const dropped = settle(context, room, deselectSanitary(context, room, basinGroup.id, basinGroup.coloured));
    expect(dropped.room.products[basinGroup.id]).toEqual([basin(BASIN_VARIANTS.white80)]);
    expect(dropped.outcome.requirements.every((requirement) => requirement.satisfied)).toBe(true);
  });

  it("avoids an option that would hide another choice", () => {
    const kind = roomWith(
      buildRule(1, "require", [toiletGroup.other], [], [extrasGroup.id]),
      buildRule(2, "hide", [extrasGroup.first], [basinGroup.standard]),
    );
    const { room } = kind.choose(kind.start, toiletGroup.id, pick(toiletGroup.other));
    expect(room.products[extrasGroup.id]).toEqual([pick(extrasGroup.second)]);
    expect(room.products[basinGroup.id]).toEqual([pick(basinGroup.standard)]);
  });

  it("that lapses keeps the buyer's own choices in a group of several", () => {
    const free = roomWith(buildRule(1, "require", [toiletGroup.other], [], [extrasGroup.id]));
    const asked = free.choose(free.start, toiletGroup.id, pick(toiletGroup.other)).room;
    const { room, consequences } = free.choose(asked, toiletGroup.id, pick(toiletGroup.standard));
    expect(room.products[extrasGroup.id]).toEqual([pick(extrasGroup.first)]);
    expect(consequences).toEqual([]);
  });

  it("that lapses keeps a choice that another rule still requires", () => {
    const twice = roomWith(
      buildRule(1, "require", [toiletGroup.other], [basinGroup.coloured]),
      buildRule(2, "require", [extrasGroup.first], [basinGroup.coloured]),
    );
    const first = twice.choose(twice.start, toiletGroup.id, pick(toiletGroup.other)).room;
    const both = twice.choose(first, extrasGroup.id, pick(extrasGroup.first)).room;
    const black = twice.choose(both, basinGroup.id, basin(BASIN_VARIANTS.black60)).room;
    const { room, consequences } = twice.choose(black, toiletGroup.id, pick(toiletGroup.standard));
    expect(room.products[basinGroup.id]).toEqual([basin(BASIN_VARIANTS.black60)]);
    expect(consequences).toEqual([]);
  });

  it("of two different products of a single-choice group by one product: that product cannot be chosen", () => {
    const against = roomWith(
      buildRule(1, "require", [toiletGroup.other], [BASIN_VARIANTS.black60]),
      buildRule(2, "require", [toiletGroup.other], [BASIN_VARIANTS.white80]),
    );
    const { room, consequences } = against.choose(against.start, toiletGroup.id, pick(toiletGroup.other));
    expect(room).toEqual(against.start);
    expect(consequences.at(-2)).toMatchObject({ reason: "excluded", before: pick(toiletGroup.other), cause: null });
  });

  describe("of two different products of a single-choice group", () => {
    const rivals = roomWith(
      buildRule(1, "require", [extrasGroup.first], [BASIN_VARIANTS.black60]),
      buildRule(2, "require", [extrasGroup.second], [BASIN_VARIANTS.white80]),
      buildRule(3, "require", [toiletGroup.other], [basinGroup.coloured]),
    );
    const first = rivals.choose(rivals.start, extrasGroup.id, pick(extrasGroup.first)).room;

    it("the last choice wins, with a notice of what it removes", () => {
      const { room, consequences } = rivals.choose(first, extrasGroup.id, pick(extrasGroup.second));
      expect(room.products[extrasGroup.id]).toEqual([pick(extrasGroup.second)]);
      expect(room.products[basinGroup.id]).toEqual([basin(BASIN_VARIANTS.white80)]);
      expect(consequences).toMatchObject([
        { reason: "excluded", before: pick(extrasGroup.first), after: null, cause: pick(extrasGroup.second) },
        { reason: "required", before: basin(BASIN_VARIANTS.black60), after: basin(BASIN_VARIANTS.white80) },
      ]);
    });

    it("a third choice whose requirement both meet stays", () => {
      const third = rivals.choose(first, toiletGroup.id, pick(toiletGroup.other)).room;
      const { room } = rivals.choose(third, extrasGroup.id, pick(extrasGroup.second));
      expect(room.products[toiletGroup.id]).toEqual([pick(toiletGroup.other)]);
      expect(room.products[extrasGroup.id]).toEqual([pick(extrasGroup.second)]);
    });

    it("in a stored room the choice with the lowest id stays", () => {
      const both = { ...first, products: { ...first.products, [extrasGroup.id]: [221, 222].map(pick) } };
      const { room } = settle(rivals.context, both, both);
      expect(room.products[extrasGroup.id]).toEqual([pick(extrasGroup.first)]);
    });
  });
});
