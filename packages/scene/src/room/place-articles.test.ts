import type { FixtureModel } from "@showroom/domain/model/fixture-model";
import { basinsOf, piecesOf } from "@showroom/domain/model/fixture-pieces";
import { describe, expect, test } from "vitest";
import { model, sceneInput } from "../../testing/articles.ts";
import { meshFaults } from "../../testing/mesh-checks.ts";
import { fixtureParts } from "../fixtures/fixture-parts.ts";
import { finalize } from "../mesh/finalize.ts";
import { fixtureMeshes, placeFixtures, type PlacingOptions } from "./place-fixtures.ts";
import { planRoom } from "./plan.ts";
import { placeOn } from "./wall-frame.ts";

const { plan } = planRoom(sceneInput({ structure: { ceilingType: "Full" } }).structure);
const place = (models: readonly FixtureModel[], options?: PlacingOptions) => {
  const fixtures = placeFixtures(plan, models, options);
  for (const mesh of fixtures.flatMap((fixture) => fixtureMeshes(plan, fixture)))
    expect(meshFaults(mesh), mesh.name).toEqual([]);
  return fixtures;
};
const slots = (models: readonly FixtureModel[], options?: PlacingOptions) =>
  place(models, options).map((fixture) => fixture.slot);
const only = (models: readonly FixtureModel[], slot: string) => {
  const fixture = place(models).find((placed) => placed.slot === slot);
  if (fixture === undefined) throw new Error(`nothing at ${slot}`);
  return fixture;
};

describe("a trap", () => {
  const closed = model("basin-cabinet", "square");
  const frame = model("basin-cabinet", "slim", { finish: "brushed-steel" });

  test("hides in a closed cabinet until its front is taken away", () => {
    expect(slots([closed, model("siphon")])).not.toContain("siphon");
    expect(slots([closed, model("siphon")], { openCabinet: true })).toContain("siphon");
    const parts = (options?: PlacingOptions) =>
      place([closed, model("siphon")], options)
        .find(({ slot }) => slot === "basin-cabinet")
        ?.parts.map(({ name }) => name);
    expect(parts()).toContain("gaps");
    expect(parts({ openCabinet: true })).not.toContain("gaps");
  });

  test("shows under an open frame, below its basin", () => {
    const { bounds } = only([frame, model("siphon")], "siphon");
    expect(bounds.max[2]).toBeLessThan(0.87);
    expect(bounds.min[2]).toBeGreaterThan(0.87 - 0.52);
  });

  test("stands under either bowl of a wide set", () => {
    expect(
      slots([{ ...frame, width: 1300, basins: 2 }, model("siphon")]).filter((slot) => slot === "siphon"),
    ).toHaveLength(2);
    expect(slots([{ ...frame, width: 1200 }, model("siphon")]).filter((slot) => slot === "siphon")).toHaveLength(1);
  });
});

test("as many taps and traps are drawn as are priced", () => {
  for (const basins of [1, 2]) {
    const frame = model("basin-cabinet", "slim", { finish: "brushed-steel", width: 1300, basins });
    const articles = [frame, model("basin-tap"), model("siphon")];
    const drawn = slots(articles);
    for (const article of articles)
      expect(drawn.filter((slot) => slot === article.kind)).toHaveLength(piecesOf(article, basinsOf(articles)));
  }
});

describe("taps and showers", () => {
  test("a thermostat as high as a rail brings its hand shower", () => {
    expect(slots([model("shower-tap", "round", { height: 1100 })])).toEqual(["hand-shower", "shower-tap"]);
    expect(slots([model("shower-tap")])).toEqual(["shower-tap"]);
    expect(slots([model("shower-tap", "round", { height: 1100 }), model("hand-shower")])).toHaveLength(2);
  });

  test("a tap lower than it is deep comes out of the wall, over the basin", () => {
    const { bounds } = only(
      [model("basin"), model("basin-tap", "round", { width: 180, depth: 190, height: 60 })],
      "basin-tap",
    );
    expect(bounds.max[0]).toBeGreaterThan(plan.width - 0.003);
    expect(bounds.min[2]).toBeGreaterThan(0.9);
  });

  test("a bath tap as high as a bath stands on the floor beside it", () => {
    const fixtures = [model("bath"), model("bath-tap", "slim", { width: 200, depth: 220, height: 900 })];
    const { bounds } = only(fixtures, "bath-tap");
    const bath = only(fixtures, "bath").bounds;
    expect(bounds.min[2]).toBeCloseTo(0, 2);
    expect(bounds.max[0]).toBeGreaterThan(bath.max[0]);
    expect(bounds.min[0]).toBeLessThan(bath.max[0]);
  });

  test("a head without an arm hangs from the ceiling", () => {
    const { bounds } = only([model("rain-shower", "round", { width: 300, depth: 300 })], "rain-shower");
    expect(bounds.max[2]).toBeCloseTo(plan.height, 2);
    expect(only([model("rain-shower")], "rain-shower").bounds.max[2]).toBeLessThan(plan.height - 0.2);
  });

  test("a narrow gutter lies against the wall, a square drain where one stands", () => {
    const backOf = (changes: Partial<FixtureModel>): number =>
      plan.depth - only([model("shower-gutter", "slim", changes)], "shower-gutter").bounds.max[1];
    expect(backOf({ depth: 60, height: 20 })).toBeLessThan(0.02);
    expect(backOf({ depth: 70, height: 15 })).toBeGreaterThan(0.05);
    expect(backOf({ width: 150, depth: 150 })).toBeGreaterThan(0.3);
  });
});

test("a short bathroom has its shower on the floor until a bath takes the place", () => {
  const short = sceneInput({ structure: { dimensions: { width: 2200, depth: 2400, height: 2500 } } }).structure;
  expect(placeFixtures(planRoom(short, false).plan, [model("shower-gutter")])).toHaveLength(1);
  expect(placeFixtures(planRoom(short, true).plan, [model("shower-gutter")])).toHaveLength(0);
});

test("cached shapes equal newly computed ones", () => {
  for (const fixture of place([model("toilet"), model("basin-cabinet"), model("basin-tap"), model("bath")])) {
    const fresh = fixtureParts(fixture.model, fixture.size, fixture.fitting).map((part) =>
      finalize(`${fixture.slot} ${part.name}`, part.material, part.solid, placeOn(plan, fixture.spot)),
    );
    expect(fixtureMeshes(plan, fixture)).toEqual(fresh);
  }
});

test("unchanged fixtures are not computed again", () => {
  const models = [model("toilet"), model("basin-cabinet")];
  const meshes = (others: readonly FixtureModel[]) =>
    placeFixtures(plan, [...models, ...others]).flatMap((fixture) => fixtureMeshes(plan, fixture));
  const before = meshes([]);
  const after = meshes([model("basin-tap")]);
  for (const mesh of before) expect(after).toContain(mesh);
});
