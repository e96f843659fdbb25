import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext } from "../../testing/build-project.ts";
import { pick, pickBasin as basin, roomWith } from "../../testing/room-with-rules.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { productState } from "../configurator/product-state.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { selectWallTile } from "../selection/tiles.ts";
import { toggleFloorTileOption } from "../selection/tile-options.ts";
import { roomRules } from "./evaluate.ts";
import { isGroupHidden, isProductHidden } from "./explain.ts";
import { settle } from "./settle.ts";

const { toiletGroup, basinGroup, extrasGroup, wallTile } = PAGE_IDS;

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

  it("removes a shown product when its subject is removed, reports it, and the earlier room undoes it", () => {
    const shown = choose(start, toiletGroup.id, pick(toiletGroup.other)).room;
    const chosen = choose(shown, extrasGroup.id, pick(extrasGroup.first)).room;
    const back = choose(chosen, toiletGroup.id, pick(toiletGroup.standard));
    expect(back.room).toEqual(start);
    expect(back.consequences).toEqual([
      {
        reason: "not-shown",
        slot: { kind: "sanitary", groupId: extrasGroup.id },
        before: pick(extrasGroup.first),
        after: null,
        ruleIds: [1, 2],
        cause: null,
      },
    ]);
    expect(settle(context, back.room, chosen).room).toEqual(chosen);
  });

  it("names what would enable a product", () => {
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

  it("removes a hidden standard and restores it", () => {
    const hidden = choose(start, toiletGroup.id, pick(toiletGroup.other));
    expect(hidden.room.products[basinGroup.id]).toBeUndefined();
    expect(hidden.consequences).toMatchObject([
      { reason: "hidden", before: pick(basinGroup.standard), after: null, ruleIds: [1] },
    ]);
    const back = choose(hidden.room, toiletGroup.id, pick(toiletGroup.standard));
    expect(back.room).toEqual(start);
    expect(back.consequences).toMatchObject([{ reason: "restored", before: null, after: pick(basinGroup.standard) }]);
  });

  it("does not restore a standard next to what was chosen instead", () => {
    const hidden = choose(start, toiletGroup.id, pick(toiletGroup.other)).room;
    const replaced = choose(hidden, basinGroup.id, basin(BASIN_VARIANTS.white60)).room;
    const { room, consequences } = choose(replaced, toiletGroup.id, pick(toiletGroup.standard));
    expect(room.products[basinGroup.id]).toEqual([basin(BASIN_VARIANTS.white60)]);
    expect(consequences).toEqual([]);
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

  it("names the choice that hides it", () => {
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

  it("overrides show", () => {
    const both = roomWith(
      buildRule(1, "show", [toiletGroup.standard], [extrasGroup.first]),
      buildRule(2, "hide", [toiletGroup.standard], [extrasGroup.first]),
    );
    expect(isProductHidden(both.outcome(both.start), both.product(extrasGroup.first))).toBe(true);
  });

  it("keeps the newest of two products that hide one another", () => {
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

describe("rules and tiles", () => {
  it("a tile can hide sanitary ware, and a hidden tile is replaced by the standard", () => {
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

  it("a tile option that the tiles no longer allow is removed", () => {
    const page = buildPage();
    const groups =
      page.projectPackages[0]?.groups.map((item) => ({ ...item, showFloorTileOnWall: item.id !== 2 })) ?? [];
    const context = buildContext({
      page: { ...page, projectPackages: page.projectPackages.map((item) => ({ ...item, groups })) },
    });
    const on = toggleFloorTileOption(
      context,
      standardRoomChoice(context.catalogue, context.settings),
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
        cause: null,
      },
    ]);
  });
});
