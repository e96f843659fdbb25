import { FIXTURE_KINDS, type FixtureModel } from "@showroom/domain/model/fixture-model";
import { describe, expect, test } from "vitest";
import { model, sceneInput, SHAPES } from "../../testing/articles.ts";
import type { Bounds } from "../mesh/solid.ts";
import { placeFixtures, type PlacedFixture } from "./place-fixtures.ts";
import { planRoom, type RoomPlan } from "./plan.ts";

/** One accessory per kind. The kind of an accessory follows from its size. */
const ACCESSORIES: readonly Partial<FixtureModel>[] = [
  { width: 450, height: 30 },
  { width: 150, height: 60 },
  { width: 90, height: 400 },
  { width: 50, depth: 45, height: 50 },
  { width: 600, depth: 120, height: 15 },
  { width: 90, depth: 110, height: 130 },
  { width: 60, depth: 60, height: 160 },
  { width: 200, depth: 60, height: 200 },
  { width: 400, depth: 110, height: 60 },
  { width: 200, depth: 300, height: 200 },
  { width: 80, depth: 100, height: 110 },
];
const everything = (shape: FixtureModel["shape"], factor: number): readonly FixtureModel[] =>
  [
    ...FIXTURE_KINDS.filter((kind) => kind !== "accessory").map((kind) => model(kind, shape)),
    ...ACCESSORIES.map((changes) => model("accessory", shape, changes)),
  ].map((article) => ({
    ...article,
    width: article.width * factor,
    depth: article.depth * factor,
  }));

const ROOMS = [
  ["Bathroom", 2200, 2800, 2600],
  ["Bathroom", 1800, 2100, 2300],
  ["Bathroom", 2000, 2500, 2600],
  ["Bathroom", 3200, 2300, 2600],
  ["Bathroom", 3000, 4200, 2800],
  ["Toilet", 900, 1200, 2600],
  ["Toilet", 800, 1100, 2400],
  ["Toilet", 1200, 1800, 2600],
] as const;

const planOf = ([roomType, width, depth, height]: (typeof ROOMS)[number]): RoomPlan =>
  planRoom(sceneInput({ structure: { roomType, dimensions: { width, depth, height } } }).structure).plan;

/** Fixtures that are made to sit in or on one another. */
const FITTED: readonly (readonly [string, string])[] = [
  ["bath", "bath-drain"],
  ["basin-cabinet", "basin-tap"],
  ["basin", "basin-tap"],
  ["basin", "siphon"],
  ["fountain", "fountain-tap"],
  ["fountain", "siphon"],
  ["fountain", "basin-tap"],
  ["basin", "fountain-tap"],
  ["basin-cabinet", "fountain-tap"],
  // A built-in tap and its rail share the hose; the arm of the rain shower passes over the stay of the screen.
];
const fitted = (a: string, b: string): boolean => FITTED.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

function overlap(a: Bounds, b: Bounds): number {
  return Math.min(
    ...[0, 1, 2].map(
      (axis) => Math.min(a.max[axis] ?? 0, b.max[axis] ?? 0) - Math.max(a.min[axis] ?? 0, b.min[axis] ?? 0),
    ),
  );
}

function collisions(fixtures: readonly PlacedFixture[]): readonly string[] {
  return fixtures.flatMap((a, i) =>
    fixtures
      .slice(i + 1)
      .flatMap((b) =>
        a.slot !== b.slot && !fitted(a.slot, b.slot) && overlap(a.bounds, b.bounds) > 0.004
          ? [`${a.slot} and ${b.slot} by ${Math.round(overlap(a.bounds, b.bounds) * 1000)} mm`]
          : [],
      ),
  );
}

describe.each(ROOMS.map((room) => ({ room, name: `${room[0]} of ${room.slice(1).join(" x ")} mm` })))(
  "a $name",
  ({ room }) => {
    const plan = planOf(room);
    const cases = SHAPES.flatMap((shape) => [0.8, 1, 1.4].map((factor) => [shape, factor] as const));

    test.each(cases)("%s fixtures at %d of their size stay inside", (shape, factor) => {
      for (const fixture of placeFixtures(plan, everything(shape, factor))) {
        const { min, max } = fixture.bounds;
        const inside = [min[0], min[1], min[2] + 0.001, plan.width - max[0], plan.depth - max[1], plan.height - max[2]];
        expect(Math.min(...inside), `${fixture.slot} ${JSON.stringify(fixture.bounds)}`).toBeGreaterThan(-0.0051);
      }
    });

    test.each(cases)("%s fixtures at %d of their size do not run into each other", (shape, factor) => {
      for (const without of [
        ["fountain", "fountain-tap"],
        ["basin-cabinet", "fountain", "fountain-tap"],
        ["basin", "basin-cabinet", "basin-tap"],
        ["bath", "bath-tap"],
      ]) {
        const models = everything(shape, factor).filter((article) => !without.includes(article.kind));
        expect(collisions(placeFixtures(plan, models))).toEqual([]);
      }
    });
  },
);

test("another product moves nothing", () => {
  const plan = planOf(ROOMS[0]);
  const at = (shape: FixtureModel["shape"]) =>
    new Map(placeFixtures(plan, everything(shape, 1)).map((fixture) => [fixture.slot, fixture.spot.along]));
  for (const shape of SHAPES) expect(at(shape)).toEqual(at("round"));
});

test("a tap without a basin and a drain without a bath stay out", () => {
  const plan = planOf(ROOMS[0]);
  expect(placeFixtures(plan, [model("basin-tap"), model("bath-drain"), model("siphon")])).toEqual([]);
});

test("of two articles for one place the first is drawn", () => {
  const [only, ...others] = placeFixtures(planOf(ROOMS[0]), [model("toilet", "square"), model("toilet", "round")]);
  expect(only?.model.shape).toBe("square");
  expect(others).toEqual([]);
});

test("nothing floats: a fixture reaches its wall, the floor or what it stands on", () => {
  for (const room of ROOMS) {
    const plan = planOf(room);
    for (const fixture of placeFixtures(plan, everything("round", 1))) {
      if (["bath-drain", "basin-tap", "fountain-tap"].includes(fixture.slot)) continue;
      const { min, max } = fixture.bounds;
      const walls = {
        back: plan.depth - fixture.spot.out - max[1],
        left: min[0] - (fixture.spot.wall === "left" ? fixture.spot.out : 0),
        right: plan.width - max[0],
        front: min[1],
      };
      const gap = Math.min(
        fixture.slot === "siphon" ? walls[fixture.spot.wall] - fixture.spot.out : walls[fixture.spot.wall],
        Math.max(min[2], 0),
      );
      expect(gap, fixture.slot).toBeLessThan(0.002);
    }
  }
});
