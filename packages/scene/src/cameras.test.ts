import type { FixtureKind } from "@showroom/domain/model/fixture-model";
import { PANORAMA_FACES, STILL_CAMERAS, type CameraPosition } from "@showroom/domain/render/render-request";
import { describe, expect, test } from "vitest";
import { BATHROOM_KINDS, model, sceneInput, SHAPES, TOILET_KINDS } from "../testing/articles.ts";
import { project } from "../testing/projection.ts";
import { placeCamera } from "./cameras.ts";
import { cornerRays, lensAxes } from "./lens.ts";
import { cornersOf } from "./mesh/solid.ts";
import { placeFixtures } from "./room/place-fixtures.ts";
import { planRoom } from "./room/plan.ts";

const ITEM_OF: Readonly<Partial<Record<CameraPosition, FixtureKind>>> = {
  toilet: "toilet",
  "control-plate": "control-plate",
  cabinet: "basin-cabinet",
  taps: "basin-tap",
  basin: "basin-cabinet",
  radiator: "radiator",
  "shower-screen": "shower-screen",
  "rain-shower": "rain-shower",
  "shower-gutter": "shower-gutter",
  bath: "bath",
  "bath-taps": "bath-tap",
  "bath-drain": "bath-drain",
  fountain: "fountain",
  siphon: "siphon",
};

const ROOMS = [
  {
    name: "bathroom",
    roomType: "Bathroom",
    dimensions: { width: 2200, depth: 2800, height: 2600 },
    kinds: BATHROOM_KINDS,
    aspects: [16 / 9, 1],
  },
  {
    name: "small bathroom",
    roomType: "Bathroom",
    dimensions: { width: 1800, depth: 2100, height: 2400 },
    kinds: BATHROOM_KINDS,
    aspects: [16 / 9, 1],
  },
  {
    name: "large bathroom",
    roomType: "Bathroom",
    dimensions: { width: 3200, depth: 4000, height: 2600 },
    kinds: BATHROOM_KINDS,
    aspects: [16 / 9, 1],
  },
  {
    name: "second bathroom of the demo",
    roomType: "Bathroom",
    dimensions: { width: 2200, depth: 2400, height: 2500 },
    kinds: BATHROOM_KINDS,
    aspects: [16 / 9, 1],
  },
  {
    name: "toilet",
    roomType: "Toilet",
    dimensions: { width: 900, depth: 1200, height: 2600 },
    kinds: TOILET_KINDS,
    aspects: [0.75],
  },
] as const;

describe.each(ROOMS)("in a $name", ({ roomType, dimensions, kinds, aspects }) => {
  const { plan } = planRoom(sceneInput({ structure: { roomType, dimensions } }).structure);

  test.each(STILL_CAMERAS.filter((position) => ITEM_OF[position] !== undefined))(
    "the %s camera sees its item",
    (position) => {
      for (const shape of SHAPES) {
        const fixtures = placeFixtures(
          plan,
          kinds.map((kind) => model(kind, shape)),
        );
        const item = fixtures.find((fixture) => fixture.slot === ITEM_OF[position]);
        if (item === undefined) continue;
        for (const aspect of aspects) {
          const camera = placeCamera(plan, position, aspect, fixtures);
          const frame = project(camera, aspect, cornersOf(item.bounds));
          const label = `${shape} ${aspect} ${JSON.stringify(frame)}`;
          expect(frame.near, label).toBeGreaterThan(0.1);
          expect(Math.max(-frame.left, frame.right, -frame.bottom, frame.top), label).toBeLessThan(1.25);
          expect(Math.max(frame.right - frame.left, frame.top - frame.bottom), label).toBeGreaterThan(0.3);
        }
      }
    },
  );

  test("the front camera sees the back of the room and nothing beside its open front", () => {
    for (const aspect of aspects) {
      const camera = placeCamera(plan, "front", aspect, []);
      const back = project(camera, aspect, [
        [plan.width / 2, plan.depth, 0.3],
        [plan.width / 2, plan.depth, 1.6],
      ]);
      expect(Math.max(-back.bottom, back.top)).toBeLessThan(1);
      const corners = project(camera, aspect, [
        [0, 0, 0.4],
        [0, 0, 1.4],
        [plan.width, 0, 0.4],
        [plan.width, 0, 1.4],
      ]);
      expect(corners.left).toBeLessThan(-0.999);
      expect(corners.right).toBeGreaterThan(0.999);
      expect(camera.position[1]).toBeLessThan(0);
    }
  });

  test("close-ups stand inside the room, or before its door, and never see the front wall edgewise", () => {
    const fixtures = placeFixtures(
      plan,
      kinds.map((kind) => model(kind)),
    );
    for (const position of [...STILL_CAMERAS, ...PANORAMA_FACES]) {
      for (const aspect of aspects) {
        const [x, y, z] = placeCamera(plan, position, aspect, fixtures).position;
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(plan.width);
        expect(y).toBeLessThan(plan.depth);
        expect(z).toBeGreaterThan(0);
        expect(z).toBeLessThan(plan.height);
        expect(y < -0.03 || y > 0.09, `${position} ${aspect} at ${y}`).toBe(true);
      }
    }
  });
});

test.each(ROOMS.filter(({ dimensions }) => dimensions.width >= 2000))(
  "close-ups of the basin keep the front wall and its door out of the picture, in a $name",
  ({ dimensions, kinds }) => {
    const { plan } = planRoom(sceneInput({ structure: { roomType: "Bathroom", dimensions } }).structure);
    const fixtures = placeFixtures(
      plan,
      kinds.map((kind) => model(kind)),
    );
    const pictures = [
      ["cabinet", 1],
      ["basin", 16 / 9],
      ["taps", 16 / 9],
    ] as const;
    for (const [position, aspect] of pictures) {
      const camera = placeCamera(plan, position, aspect, fixtures);
      const [x, y] = camera.position;
      const seen = cornerRays(lensAxes(camera), camera.horizontalFov, aspect)
        .filter((ray) => y > 0 && ray[1] < 0)
        .map((ray) => x - (y / ray[1]) * ray[0])
        .filter((at) => at > 0 && at < plan.width);
      expect(seen, position).toEqual([]);
    }
  },
);

test("a dark corner is exposed longer than the room", () => {
  const { plan } = planRoom(sceneInput().structure);
  const fixtures = placeFixtures(plan, [model("shower-gutter"), model("toilet")]);
  expect(placeCamera(plan, "shower-gutter", 16 / 9, fixtures).exposure).toBeGreaterThan(1);
  expect(placeCamera(plan, "rain-shower", 16 / 9, fixtures).exposure).toBeUndefined();
});

test("a toilet room is exposed longer from every side", () => {
  const { plan } = planRoom(sceneInput({ structure: { roomType: "Toilet" } }).structure);
  const fixtures = placeFixtures(plan, [model("fountain"), model("toilet")]);
  const exposures = (["front", "toilet", "fountain", "siphon"] as const).map(
    (position) => placeCamera(plan, position, 0.75, fixtures).exposure ?? 1,
  );
  expect(Math.min(...exposures)).toBeGreaterThan(1.1);
  expect(new Set(exposures).size).toBe(1);
});

test("a camera without its item shows the whole room", () => {
  const { plan } = planRoom(sceneInput().structure);
  const fixtures = placeFixtures(plan, [model("toilet")]);
  const front = placeCamera(plan, "front", 16 / 9, fixtures);
  expect(placeCamera(plan, "bath", 16 / 9, fixtures)).toEqual(front);
  expect(placeCamera(plan, "toilet", 16 / 9, fixtures)).not.toEqual(front);
});
