import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext } from "../../testing/build-project.ts";
import type { Rule } from "../model/rule.ts";
import type { RoomChoice } from "../model/choices.ts";
import { defaultRoomChoice } from "../selection/default-room.ts";
import { enabledFirst, enabledVariantIds, productState } from "../selection/product-state.ts";
import { deselectSanitary, sanitaryGroup, selectSanitary } from "../selection/sanitary.ts";
import { selectWallTile } from "../selection/tiles.ts";
import { toggleFloorTileOption } from "../selection/tile-options.ts";
import { evaluateRules, roomRules } from "./evaluate.ts";
import { isGroupHidden, isProductHidden } from "./explain.ts";
import { settle } from "./settle.ts";

const { toiletGroup, basinGroup, extrasGroup, wallTile } = PAGE_IDS;
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const basin = (variant: number) => ({ pageProductId: basinGroup.coloured, variantProjectProductId: variant });

function roomWith(...rules: readonly Rule[]) {
  const context = buildContext({ page: buildPage({ rules }) });
  const start = defaultRoomChoice(context.catalogue, context.settings);
  const choose = (room: RoomChoice, groupId: number, choice: ReturnType<typeof pick>) =>
    settle(context, room, selectSanitary(context, room, groupId, choice));
  const outcome = (room: RoomChoice) => evaluateRules(context.catalogue, room);
  const product = (id: number) => {
    const found = context.catalogue.products.get(id);
    if (!found) throw new Error(`no product ${id}`);
    return found;
  };
  const group = (id: number) => sanitaryGroup(context.catalogue, id);
  return { context, start, choose, outcome, product, group };
}

describe("show", () => {
  const { start, choose, outcome, product, context } = roomWith(
    buildRule(1, "show", [toiletGroup.other], [extrasGroup.first]),
    buildRule(2, "show", [toiletGroup.other], [], [extrasGroup.id]),
  );

  it("hides until a subject is chosen", () => {
    expect(roomRules(outcome(start))).toEqual({
      requiredProductIds: [],
      hiddenProductIds: [extrasGroup.first],
      requiredProductGroupIds: [],
      hiddenProductGroupIds: [extrasGroup.id],
    });
    const { room } = choose(start, toiletGroup.id, pick(toiletGroup.other));
    expect(isProductHidden(outcome(room), product(extrasGroup.first))).toBe(false);
    expect(isGroupHidden(outcome(room), extrasGroup.id)).toBe(false);
  });

  it("takes away what was shown when its subject goes, says so, and is undone by the room before", () => {
    const shown = choose(start, toiletGroup.id, pick(toiletGroup.other)).room;
    const chosen = choose(shown, extrasGroup.id, pick(extrasGroup.first)).room;
    const back = choose(chosen, toiletGroup.id, pick(toiletGroup.standard));
    expect(back.room).toEqual(start);
    expect(back.consequences).toEqual([
      {
        reason: "hidden",
        slot: { kind: "sanitary", groupId: extrasGroup.id },
        before: pick(extrasGroup.first),
        after: null,
        ruleIds: [1, 2],
      },
    ]);
    expect(settle(context, back.room, chosen).room).toEqual(chosen);
  });

  it("says what would enable a product", () => {
    const state = productState(
      { outcome: outcome(start), locked: false, filteredIds: new Set() },
      product(extrasGroup.second),
      null,
    );
    expect(state).toMatchObject({ hidden: true, disabled: true });
    const explained = productState(
      { outcome: outcome(start), locked: false, filteredIds: new Set() },
      product(extrasGroup.first),
      null,
    ).reasons;
    expect(explained).toContainEqual({
      kind: "rule",
      explanation: expect.objectContaining({ kind: "not-shown", enabledBy: [toiletGroup.other] }),
    });
  });
});

describe("hide", () => {
  const { start, choose, outcome, product, group } = roomWith(
    buildRule(1, "hide", [toiletGroup.other], [basinGroup.standard]),
    buildRule(2, "hide", [basinGroup.coloured], [extrasGroup.first]),
  );

  it("takes a hidden standard away and brings it back", () => {
    const hidden = choose(start, toiletGroup.id, pick(toiletGroup.other));
    expect(hidden.room.products[basinGroup.id]).toBeUndefined();
    expect(hidden.consequences).toMatchObject([
      { reason: "hidden", before: pick(basinGroup.standard), after: null, ruleIds: [1] },
    ]);
    const back = choose(hidden.room, toiletGroup.id, pick(toiletGroup.standard));
    expect(back.room).toEqual(start);
    expect(back.consequences).toMatchObject([{ reason: "restored", before: null, after: pick(basinGroup.standard) }]);
  });

  it("replaces a hidden choice by a visible standard", () => {
    const { start: begin, choose: choosing } = roomWith(
      buildRule(1, "hide", [toiletGroup.other], [basinGroup.coloured]),
    );
    const coloured = choosing(begin, basinGroup.id, basin(BASIN_VARIANTS.white60)).room;
    expect(choosing(coloured, toiletGroup.id, pick(toiletGroup.other)).consequences).toMatchObject([
      { reason: "hidden", before: basin(BASIN_VARIANTS.white60), after: pick(basinGroup.standard) },
    ]);
  });

  it("says which choice hides it", () => {
    const room = choose(start, basinGroup.id, basin(BASIN_VARIANTS.white60)).room;
    const { reasons } = productState(
      { outcome: outcome(room), locked: false, filteredIds: new Set() },
      product(extrasGroup.first),
      group(extrasGroup.id),
    );
    expect(reasons).toEqual([
      {
        kind: "rule",
        explanation: {
          kind: "hidden",
          rule: expect.objectContaining({ id: 2 }),
          subjects: [basin(BASIN_VARIANTS.white60)],
        },
      },
    ]);
  });

  it("wins over show", () => {
    const both = roomWith(
      buildRule(1, "show", [toiletGroup.standard], [extrasGroup.first]),
      buildRule(2, "hide", [toiletGroup.standard], [extrasGroup.first]),
    );
    expect(isProductHidden(both.outcome(both.start), both.product(extrasGroup.first))).toBe(true);
  });

  it("of two products that hide one another lets the last chosen stand", () => {
    const rules = [
      buildRule(1, "hide", [toiletGroup.other], [basinGroup.coloured]),
      buildRule(2, "hide", [basinGroup.coloured], [toiletGroup.other]),
    ];
    const room = roomWith(...rules);
    const toilet = room.choose(room.start, toiletGroup.id, pick(toiletGroup.other)).room;
    const after = room.choose(toilet, basinGroup.id, basin(BASIN_VARIANTS.black60));
    expect(after.room.products).toMatchObject({
      [toiletGroup.id]: [pick(toiletGroup.standard)],
      [basinGroup.id]: [basin(BASIN_VARIANTS.black60)],
    });
  });
});

describe("require", () => {
  const { start, choose, outcome, product, group, context } = roomWith(
    buildRule(1, "require", [toiletGroup.other], [basinGroup.coloured]),
    buildRule(2, "hide", [toiletGroup.other], [basinGroup.coloured]),
  );

  it("wins over hide, chooses the first option in place of the standard, and lapses", () => {
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

  it("hides the others of a single-choice group, with the reason", () => {
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

  it("keeps a choice that already meets it", () => {
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

  it("prefers an option that leaves everything standing", () => {
    const wise = roomWith(
      buildRule(1, "require", [toiletGroup.other], [], [extrasGroup.id]),
      buildRule(2, "hide", [extrasGroup.first], [toiletGroup.other]),
    );
    expect(wise.choose(wise.start, toiletGroup.id, pick(toiletGroup.other)).room.products[extrasGroup.id]).toEqual([
      pick(extrasGroup.second),
    ]);
  });

  it("cannot be undone while it holds: dropping the required product brings it back", () => {
    const { room } = choose(start, toiletGroup.id, pick(toiletGroup.other));
    const dropped = settle(context, room, deselectSanitary(context, room, basinGroup.id, basinGroup.coloured));
    expect(dropped.room.products[basinGroup.id]).toEqual([basin(BASIN_VARIANTS.white80)]);
    expect(dropped.outcome.requirements.every((requirement) => requirement.satisfied)).toBe(true);
  });
});

describe("rules and tiles", () => {
  it("a tile can hide sanitary ware, and a hidden tile falls back to the standard", () => {
    const { context, start } = roomWith(
      buildRule(1, "hide", [wallTile.luxe], [basinGroup.standard]),
      buildRule(2, "hide", [toiletGroup.other], [wallTile.theWall]),
    );
    const tiled = settle(context, start, selectWallTile(context, start, pick(wallTile.luxe)));
    expect(tiled.consequences).toMatchObject([{ reason: "hidden", before: pick(basinGroup.standard) }]);
    const wall = settle(context, start, selectWallTile(context, start, pick(wallTile.theWall))).room;
    expect(
      settle(context, wall, selectSanitary(context, wall, toiletGroup.id, pick(toiletGroup.other))).room
        .wallTileProduct,
    ).toEqual(pick(wallTile.standard));
  });

  it("a tile option that the tiles no longer allow goes", () => {
    const page = buildPage();
    const groups =
      page.projectPackages[0]?.groups.map((item) => ({ ...item, showFloorTileOnWall: item.id !== 2 })) ?? [];
    const context = buildContext({
      page: { ...page, projectPackages: page.projectPackages.map((item) => ({ ...item, groups })) },
    });
    const on = toggleFloorTileOption(
      context,
      defaultRoomChoice(context.catalogue, context.settings),
      "FloorTileOnWall",
    );
    const after = settle(context, on, selectWallTile(context, on, pick(wallTile.theWall)));
    expect(after.room.tileOptions).toEqual([]);
    expect(after.consequences).toEqual([
      {
        reason: "option-not-offered",
        slot: { kind: "option", option: "FloorTileOnWall" },
        before: null,
        after: null,
        ruleIds: [],
      },
    ]);
  });
});

describe("the state of a product", () => {
  const { start, outcome, product } = roomWith();

  it("names the lock and the filter", () => {
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
