import { describe, expect, it } from "vitest";
import { buildRule } from "../../testing/build-product.ts";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { pick, pickBasin as basin, roomWith } from "../../testing/room-with-rules.ts";

const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;

describe("the choice that triggered a rule", () => {
  it("is the newest choice, even when the rule lists another subject first", () => {
    const { start, choose } = roomWith(
      buildRule(1, "hide", [basinGroup.standard, basinGroup.coloured, toiletGroup.other], [extrasGroup.first]),
    );
    const bare = choose(start, basinGroup.id, basin(BASIN_VARIANTS.black60)).room;
    const { consequences } = choose(
      { ...bare, products: { ...bare.products, [extrasGroup.id]: [pick(extrasGroup.first)] } },
      toiletGroup.id,
      pick(toiletGroup.other),
    );
    expect(consequences).toMatchObject([{ reason: "hidden", cause: pick(toiletGroup.other) }]);
  });

  it("is never an article of the rule that is not chosen", () => {
    const { start, choose } = roomWith(
      buildRule(1, "require", [toiletGroup.standard, basinGroup.coloured], [extrasGroup.second]),
    );
    const elsewhere = choose(start, toiletGroup.id, pick(toiletGroup.other)).room;
    const without = { ...elsewhere, products: { ...elsewhere.products, [extrasGroup.id]: [] } };
    const { consequences } = choose(without, basinGroup.id, basin(BASIN_VARIANTS.white80));
    expect(consequences).toMatchObject([
      { reason: "required", after: pick(extrasGroup.second), cause: basin(BASIN_VARIANTS.white80) },
    ]);
  });

  it("is the removed choice when a requirement lapsed", () => {
    const { start, choose } = roomWith(buildRule(1, "require", [basinGroup.coloured], [toiletGroup.other]));
    const asked = choose(start, basinGroup.id, basin(BASIN_VARIANTS.black60)).room;
    const { consequences } = choose(asked, basinGroup.id, pick(basinGroup.standard));
    expect(consequences).toMatchObject([
      { reason: "requirement-lapsed", before: pick(toiletGroup.other), cause: basin(BASIN_VARIANTS.black60) },
    ]);
  });
});

it("each stage holds the room at that moment, and the last stage the settled room", () => {
  const { start, choose } = roomWith(
    buildRule(1, "hide", [toiletGroup.other], [basinGroup.standard]),
    buildRule(2, "require", [toiletGroup.other], [extrasGroup.first]),
  );
  const { room, stages, consequences } = choose(start, toiletGroup.id, pick(toiletGroup.other));
  expect(stages).toHaveLength(2);
  expect(stages[0]?.room.products[extrasGroup.id]).toBeUndefined();
  expect(stages.at(-1)?.room).toBe(room);
  expect(stages.flatMap((stage) => stage.consequences)).toEqual(consequences);
});
